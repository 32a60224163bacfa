import { XMLParser } from 'fast-xml-parser';
import { plot } from '@/bench/peers/plot';
import { comparisons, overview, report } from '@/bench/peers/report';
import type { Results } from '@/bench/peers/results';
import { SITES } from '@/bench/peers/sites';

const built = (cpuSeconds: number) => ({ seconds: 1, cpuSeconds, peakBytes: NaN, files: 1200, bytes: 3e6 });
const results: Results = {
  builds: {
    at: '2026-01-01',
    load: '0.1',
    runs: 1,
    figures: {
      'this site': { cold: built(40), picturesKept: built(20), warm: built(10) },
      VitePress: { cold: built(60), warm: built(60) },
    },
  },
};

test('the report has the measured parts, with ratios', () => {
  const text = report(results, 'Node');
  expect(text).toContain('- builds: 2026-01-01, load 0.1, 1 run');
  expect(text).toMatch(/\| Build from scratch +\| – +\| 1\.5× +\| – +\|/);
  expect(text).toMatch(/\| this site \| from scratch but pictures \| 1\.0 +\| 20 +\| – +\| 1,200 \| 3\.0 \|/);
  expect(text).not.toContain('Lighthouse, mobile');
});

test('the overview shows a dash for missing measurements', () => {
  expect(overview(results).at(-1)).toMatch(/\| Build from scratch, CPU s +\| 40 +\| – +\| 60 +\| – +\|/);
});

test('the overview marks what a peer does with less', () => {
  const { builds } = results;
  if (!builds) throw new Error('The test has no builds.');
  const faster = { ...builds.figures, Starlight: { cold: built(30), warm: built(5) } };
  const lines = overview({ builds: { ...builds, figures: faster } });
  expect(lines.at(-1)).toMatch(/\| 40 \(!\) +\| 30 +\| 60 +\|/);
});

test('figures have their spread', () => {
  const figure = (median: number, lowest = median) => ({ median, lowest, highest: median });
  const work = { script: figure(40, 35), style: figure(5), layout: figure(7), all: figure(90) };
  const acts = { load: work, 'first act': work, click: work, 'search opened': work, keystroke: work };
  const text = report(
    { work: { at: '2026-01-01', load: '0.1', runs: 3, figures: { VitePress: acts } } },
    'Node',
  );
  expect(text).toMatch(/\| click +\| VitePress \| 40 \(35–40\) \| 5\.0 +\| 7\.0 +\| 90 +\|/);
});

test('the plot is a labeled image, with the longest bar for the largest number', () => {
  const text = plot(comparisons(results));
  const { svg } = new XMLParser({ ignoreAttributes: false }).parse(text) as { svg: Record<string, string> };
  expect(svg['@_aria-label']).toContain('VitePress');
  const lengths = [...text.matchAll(/class="(own|peer)"[^>]* width="([\d.]+)"/g)].map(([, , width]) =>
    Number(width),
  );
  expect(lengths).toHaveLength(SITES.length);
  expect(Math.max(...lengths)).toBe(lengths[2]);
});
