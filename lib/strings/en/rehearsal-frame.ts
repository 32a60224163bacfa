import type { Failure } from '@/lib/imports/client';
import type { SampleId } from '@/lib/imports/sample-ids';
import { PRODUCT_SHORT } from '@/lib/site';

/** The import rehearsal before a file is chosen. */
export const rehearsalStrings = {
  name: 'Import rehearsal',
  choose: 'Choose a file from your bank',
  drop: 'or drop it anywhere on this page.',
  endings: 'CSV, TSV, QIF, OFX, QFX, or CAMT (.xml).',
  privacy: 'The file stays in your browser. This page doesn’t send it anywhere.',
  samples: 'Don’t have a file handy? Try one of ours:',
  sample: {
    card: 'Credit card',
    europe: 'European CSV',
    columns: 'Paid in and paid out',
    ofx: 'OFX with bank IDs',
    mistakes: 'CSV with mistakes',
  } satisfies Record<SampleId, string>,
  reading: (name: string) => `Reading ${name}…`,
  failure: {
    'too-large':
      'This file is larger than 64 MB, which is too large for a bank statement. Check that it’s the right file, or download one that covers a shorter period.',
    unreadable: 'The browser couldn’t read this file. Download it again, then choose the new copy here.',
    'too-slow': 'Reading this file takes too long. Download a file for a shorter period from your bank.',
    'no-reader':
      'We couldn’t load the part of this page that reads files. Check your connection, and choose the file again.',
  } satisfies Record<Failure, string>,
  withoutScripts: `Here you can choose a file from your bank and see what ${PRODUCT_SHORT} would read from it, which settings to choose, and which lines are wrong. This tool needs JavaScript. If it’s off, import the file into a test budget instead. Nothing you do there changes your real budget.`,
} as const;
