import { floorPage, FLOORS } from '@/bench/engines/floors';
import { added, engineTable, floorTable, ownTable, type EngineRuns } from '@/bench/engines/table';
import { attributeOf, elementsOf } from '@/lib/output/html';

const visit = { from: '/a/', to: '/b/', watch: 'watch()' };
const page = `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="x"><style>p{color:red}</style><link rel="preload" as="font" href="/f.woff2"><script>site()</script></head><body class="c"><nav><a class="d" href="/b/">B</a><a href="/c/">C</a></nav>
<main><h1>A</h1><button>Press</button><p style="color:blue">Text.</p></main><script>site()</script></body></html>`;

test.each(FLOORS)(
  'a page of the floor "%s" has the text and links, without the scripts of the site',
  floor => {
    const elements = elementsOf(floorPage(floor, page, visit));
    const names = elements.map(({ tagName }) => tagName);
    expect(names).toEqual(expect.arrayContaining(['nav', 'main', 'h1', 'p']));
    const links = elements.flatMap(element => (element.tagName === 'a' ? attributeOf(element, 'href') : []));
    expect(links).toEqual(expect.arrayContaining([`/floor-${floor}/b/`, '/c/']));
    const text = floorPage(floor, page, visit);
    expect(text).toContain('watch()');
    expect(text).not.toMatch(/site\(\)|Content-Security-Policy/);
  },
);

test('only the plain floor has no styles and controls', () => {
  const texts = FLOORS.map(floor => floorPage(floor, page, visit));
  expect(texts.map(text => text.includes('color:red'))).toEqual([false, true, true]);
  expect(texts.map(text => text.includes('color:blue'))).toEqual([false, true, true]);
  expect(texts.map(text => text.includes('Press'))).toEqual([false, true, true]);
  expect(texts.map(text => text.includes('f.woff2'))).toEqual([false, true, true]);
});

const runs: EngineRuns[] = [
  { network: 'Fast', moment: 'later', times: { chromium: [50, 40, 60], firefox: [66, 64, 65] } },
  { network: 'Slow', moment: 'later', times: { chromium: [50], firefox: [80] } },
  { network: 'Fast', moment: 'later', floor: 'swapped', times: { chromium: [30], firefox: [40] } },
];

test('the tables have medians with their range, and mark ratios above the bound', () => {
  expect(engineTable(runs)[2]).toMatch(/^\| Fast +\| later +\| 50 \(40–60\) +\| 65 \(64–66\) +\| 1\.30 +\|$/);
  expect(engineTable(runs)[3]).toMatch(/\| 1\.60 \(!\) +\|$/);
  expect(engineTable(runs)).toHaveLength(4);
  expect(floorTable(runs)[2]).toMatch(/\| 30 \(30–30\) +\| 40 \(40–40\) +\| 1\.33 \(!\) +\|$/);
});

test("this site's own part is what a click takes above its floor", () => {
  expect(ownTable(runs).slice(2)).toEqual([expect.stringMatching(/^\| later +\| 20 +\| 25 +\| 1\.25 +\|$/)]);
});

test('runs can be added to earlier ones', () => {
  const [first] = added(runs, runs);
  expect(first?.times.chromium).toEqual([50, 40, 60, 50, 40, 60]);
  expect(added(undefined, runs)).toEqual(runs);
});
