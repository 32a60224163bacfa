/** Everything that makes a drawing zoomable, in one chunk. */
export { attachPanzoom, handleKey } from './panzoom';
export { ZoomToolbar } from './zoom-toolbar';
