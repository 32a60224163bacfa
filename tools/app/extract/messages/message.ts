import type { Kind } from './criteria.ts';

/** A string in one place of the sources. */
export interface Text {
  text: string;
  /** The bold line above the text of a notification. */
  title?: string;
  kind: Kind;
  file: string;
  /** The outermost function that contains it. */
  inside: string;
}

/** A message of content/reference/messages.json. */
export interface Message {
  id: string;
  text: string;
  title?: string;
  kind: Kind;
  place: string;
  /** Every file that contains it. */
  from: string[];
}
