import { ownFirst } from './own-first';
import { fillIn } from './placeholders';
import { loadSetup } from './stored';

/** A page's Markdown twin for the reader's setup: their variants come first, and their values are in the commands. */
export function ownMarkdown(twin: string): string {
  const setup = loadSetup();
  return fillIn(ownFirst(twin, setup), setup);
}
