/** The samples, in the order in which they are offered. lib/strings/en/rehearsal-frame.ts has their labels. */
export const SAMPLE_IDS = ['card', 'europe', 'columns', 'ofx', 'mistakes'] as const;

export type SampleId = (typeof SAMPLE_IDS)[number];
