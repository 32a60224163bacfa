/** Sample programs and their output. */
export const SAMPLES_FOLDER = 'content/samples';

/** What the packages declare (JSON, created by tools/app) and our descriptions (YAML). */
export const REFERENCE_FOLDER = 'content/reference';
