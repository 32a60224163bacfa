/** All that makes a drawing zoomable, as one file to load. */
export { attachPanzoom, handleKey } from './panzoom';
export { ZoomToolbar } from './zoom-toolbar';
