import type { Shape } from './engine/hits';
import type { Context } from './files';
import type { Answer } from './types';

/** What the worker finds in its global scope when its script begins (lib/inline/search). */
export interface Boot {
  /** The address of the index's folder. */
  folder: string;
  context: Context;
  /** The first file, already on its way. */
  first: Promise<Response>;
}

/** Who asks: each has one question at a time. */
export type Asker = 'box' | 'page';

/** A query for the worker. A later one of the same asker makes an earlier one void. */
export interface Question {
  type: 'question';
  id: number;
  asker: Asker;
  query: string;
  shape: Shape;
}

/** What the worker is told: to say when the index is there, or a question. */
export type Request = { type: 'open' } | Question;

/** What the worker says: that the index is there or cannot be had, an answer, or that an answer needs a file that cannot be had. */
export type Message =
  | { type: 'ready' }
  | { type: 'failed' }
  | { type: 'answer'; id: number; answer: Answer }
  | { type: 'unanswered'; id: number };
