import type { Shape } from './engine/hits';
import type { Context } from './files';
import type { Answer } from './types';

/** What the worker finds in its global scope when its script starts (lib/inline/search). */
export interface Boot {
  /** The address of the index's folder. */
  folder: string;
  context: Context;
  /** The first file, which is already being fetched. */
  first: Promise<Response>;
}

/** The code that sends queries. Each requester has one query at a time. */
export type Requester = 'box' | 'page';

/** A query for the worker. A later query of the same requester replaces it. */
export interface Question {
  type: 'question';
  id: number;
  requester: Requester;
  query: string;
  shape: Shape;
  /** The options in the reader's setup (lib/setup/choices.ts), which are preferred. */
  setup: string[];
}

/** Messages to the worker: to report when the index is loaded, or a query. */
export type Request = { type: 'open' } | Question;

/**
 * Messages from the worker: that the index is loaded or can't be, an answer, or that an answer needs a file that can't be loaded.
 */
export type Message =
  | { type: 'ready' }
  | { type: 'failed' }
  | { type: 'answer'; id: number; answer: Answer }
  | { type: 'unanswered'; id: number };
