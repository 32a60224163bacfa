import { join } from 'node:path';
import { factMistakes } from '@/lib/check/facts';
import { readYaml } from '@/lib/content/files';
import { contentFolder } from '../support/content';

it('reports a fact that no page states and an empty entry, each with its line', async () => {
  const folder = await contentFolder({
    'facts.yml': '-\n- fact: Backups\n  value: "10"\n  pattern: keeps (\\d+) backups\n',
  });
  const found = factMistakes(await readYaml(join(folder, 'facts.yml')), []);
  expect(found.map(({ place, reason }) => [place?.line, reason])).toEqual([
    [1, expect.stringMatching(/^Write fact:/)],
    [2, expect.stringMatching(/^No page states the fact "Backups"/)],
  ]);
});
