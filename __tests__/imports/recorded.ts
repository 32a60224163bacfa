import { readFileSync } from 'node:fs';
import type { Settings } from '@/lib/imports/types';

/** A transaction in the app after an import. The amount is in cents. */
export interface ImportedRow {
  date: string;
  amount: number;
  payee: string | null;
  importedPayee: string | null;
  notes: string | null;
  category: string | null;
  id: string | null;
}

/** What the app's preview shows for a row: new, an update of the row at this place in the first file, or nothing to do. */
export type ImportedMatch = 'new' | 'nothing' | number;

/** What the app did with a file. */
export interface Imported {
  settings: Settings;
  /** The app's message if it refuses the file. */
  error?: string;
  rows?: ImportedRow[];
  matches?: ImportedMatch[];
}

/** Where tools/app/import-check writes what the app did with each file. */
export const RECORDED = '__tests__/imports/app-rows.json';

/** What the app did with each file, by name. */
export const recordedImports = (file = RECORDED): Record<string, Imported> =>
  (JSON.parse(readFileSync(file, 'utf8')) as { files: Record<string, Imported> }).files;
