/** The placeholder in a frame, which is a program that readers paste an example into. */
const PLACE = '// The example goes here.';
/** The start of the title of a block that goes into a frame. The frame's file name follows. */
const IN_FRAME = 'In ';

/** The frame for a sample's parts: one for a local budget, and one for a budget on a server. */
export const frameOf = (needs: string | undefined): string =>
  needs === 'server' ? 'server-example' : 'example';

/** Whether code is a complete program that a reader can save and run, rather than part of one. */
export const isProgram = (code: string): boolean => /^import /m.test(code);

/** Puts an example into a frame. */
export function inFrame(frame: string, example: string): string {
  if (!frame.includes(PLACE)) throw new Error(`The frame has no line "${PLACE}".`);
  return frame.replace(PLACE, () => example);
}

/** A code block's title: a program's file name, or the name of the frame that it goes into. */
export function blockTitle(code: string, name: string, needs: string | undefined): string {
  return isProgram(code) ? `${name}.mjs` : `${IN_FRAME}${frameOf(needs)}.mjs`;
}

/** The frame that a title refers to, or undefined if the block is a program itself. */
export function frameInTitle(title: string): string | undefined {
  return title.startsWith(IN_FRAME) ? title.slice(IN_FRAME.length) : undefined;
}
