import { readFileSync } from 'node:fs';
import path from 'node:path';

import { frameOf, inFrame, isProgram } from '../../../lib/reference/sample-programs.ts';
import { needs, parts } from './regions.ts';
import { samplesDir } from './workspace.ts';

/** A program made from a sample: the sample itself, or one of its regions as a reader would run it. */
export interface Program {
  /** The region it is made from; nothing for a sample that is one program. */
  region?: string;
  code: string;
  needs?: string;
}

/** The text of a sample. A sample that others go into needs what they need. */
export const sourceOf = (name: string): string => readFileSync(path.join(samplesDir, `${name}.js`), 'utf8');

/**
 * The programs of a sample, in order. A region with an import is a program; any other goes into the frame its readers use.
 *
 * @throws Error naming the line of a region that starts inside another, has a name twice, or does not end
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
