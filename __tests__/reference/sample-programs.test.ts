import { blockTitle, frameInTitle, inFrame } from '@/lib/reference/sample-programs';

const FRAME = 'await api.init();\n\n// The example goes here.\n\nawait api.shutdown();';

describe('a part of a sample', () => {
  it('goes into the frame in its title', () => {
    expect(frameInTitle(blockTitle('console.log(1);', 'list', undefined))).toBe('example.mjs');
    expect(frameInTitle(blockTitle('console.log(1);', 'list', 'server'))).toBe('server-example.mjs');
  });

  it('replaces the frame’s comment without changes', () => {
    expect(inFrame(FRAME, "console.log('$&');")).toBe(
      "await api.init();\n\nconsole.log('$&');\n\nawait api.shutdown();",
    );
  });

  it("can't go into a program without that comment", () => {
    expect(() => inFrame('await api.init();', 'x')).toThrow(
      'The frame has no line "// The example goes here."',
    );
  });
});

it('a program with imports has its file name as its title', () => {
  const title = blockTitle("import * as api from '@actual-app/api';", 'balances', undefined);
  expect(title).toBe('balances.mjs');
  expect(frameInTitle(title)).toBeUndefined();
});
