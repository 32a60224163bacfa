/** Programs of the pages, and what they print. */
export const SAMPLES_FOLDER = 'content/samples';

/** What the packages say (JSON, made by tools/app) and what we say of it (YAML). */
export const REFERENCE_FOLDER = 'content/reference';
