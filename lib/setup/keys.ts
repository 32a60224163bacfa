/** Key of the stored setup, as JSON. */
export const SETUP_KEY = 'setup';

/** The bubbling event on `document` that announces a new setup, which is its `detail`. */
export const SETUP_EVENT = 'setup';
