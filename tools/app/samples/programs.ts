import { readFileSync } from 'node:fs';
import path from 'node:path';

import { frameOf, inFrame, isProgram } from '../../../lib/reference/sample-programs.ts';
import { needs, parts } from './regions.ts';
import { samplesDir } from './workspace.ts';

/** A program built from a sample: the sample itself, or one of its regions as a reader would run it. */
export interface Program {
  /** The region that it's built from. Undefined if the sample is a single program. */
  region?: string;
  code: string;
  needs?: string;
}

/** The text of a sample. A frame needs what the samples that go into it need. */
export const sourceOf = (name: string): string => readFileSync(path.join(samplesDir, `${name}.js`), 'utf8');

/**
 * The programs of a sample, in order. A region with an import is a program. Any other goes into its frame.
 *
 * @throws Error with the line of a region that starts inside another, has a duplicate name, or isn't closed
 */
export function programsOf(name: string): Program[] {
  const code = sourceOf(name);
  const kind = needs(code);
  const extra = kind ? { needs: kind } : {};
  const regions = parts(code, `content/samples/${name}.js`);
  if (regions.length === 0) return [{ code, ...extra }];
  return regions.map(({ region, code: part }) => ({
    region,
    code: isProgram(part) ? part : inFrame(sourceOf(frameOf(kind)), part),
    ...extra,
  }));
}
