import { fillIn } from './placeholders';
import { loadSetup } from './stored';

/** A text with the values of the reader's setup. */
export const fillInStored = (text: string): string => fillIn(text, loadSetup());
