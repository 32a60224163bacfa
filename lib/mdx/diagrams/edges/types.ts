import type { Extent } from '../extent';

/** A position in a drawing, in its pixels. */
export interface Point {
  x: number;
  y: number;
}

/** An arrow of a flowchart: the ids of its nodes, its corners, and the box of its label. */
export interface Edge {
  from: string;
  to: string;
  points: Point[];
  /** Whether it has an arrowhead at its start and at its end. */
  heads: { start: boolean; end: boolean };
  label?: Extent;
}

/** What arrows have to go around. */
export interface Obstacles {
  nodes: ReadonlyMap<string, Extent>;
  /** The part of a node's upper side where arrows can end. It's shorter than the node if that has round corners or a tip. */
  tops: ReadonlyMap<string, Pick<Extent, 'left' | 'right'>>;
  /** The frames of groups. Arrows may only enter them from above or below. */
  groups: readonly Extent[];
}
