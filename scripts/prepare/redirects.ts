import { readYaml } from '@/lib/content/files';
import { mistakeOf, type LinkTargets } from '@/lib/content/links';
import { writeGenerated } from '@/lib/generated';
import { readRedirects } from '@/lib/redirects/read';

const FILE = 'content/redirects.yml';

/** Reads the redirects. Invalid ones are left out, and the check reports them. */
export async function prepareRedirects(targets: LinkTargets): Promise<void> {
  const { redirects } = readRedirects(await readYaml(FILE), {
    hasPage: path => targets.has(path),
    mistakeOf: href => mistakeOf(href, { headings: [], file: FILE }, targets),
  });
  await writeGenerated('redirects', redirects);
}
