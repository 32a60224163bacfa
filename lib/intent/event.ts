/** The event on the window that makes lib/intent/loader.js load the framework. */
export const INTENT_EVENT = 'intent';
