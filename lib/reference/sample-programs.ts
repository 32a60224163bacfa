/** Where a frame, a program that readers put an example into, has the example. */
const PLACE = '// The example goes here.';
/** How the title of a block that goes into a frame starts; the frame's file name follows. */
const IN_FRAME = 'In ';

/** The frame a sample's parts go into: one for a budget on this computer, one for a budget on a server. */
export const frameOf = (needs: string | undefined): string =>
  needs === 'server' ? 'server-example' : 'example';

/** Whether code is a whole program, which a reader can save and run, rather than a part of one. */
export const isProgram = (code: string): boolean => /^import /m.test(code);

/** The program a reader gets by putting an example into a frame. */
export function inFrame(frame: string, example: string): string {
  if (!frame.includes(PLACE)) throw new Error(`The frame has no line "${PLACE}".`);
  return frame.replace(PLACE, () => example);
}

/** The title of a block of code: a program's file name, or the name of the frame it goes into. */
export function blockTitle(code: string, name: string, needs: string | undefined): string {
  return isProgram(code) ? `${name}.mjs` : `${IN_FRAME}${frameOf(needs)}.mjs`;
}

/** The frame a title names, or nothing when the block is a program itself. */
export function frameInTitle(title: string): string | undefined {
  return title.startsWith(IN_FRAME) ? title.slice(IN_FRAME.length) : undefined;
}
