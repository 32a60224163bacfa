import { readYaml } from '@/lib/content/files';
import type { LinkTargets } from '@/lib/content/links';
import { writeGenerated } from '@/lib/generated';
import { ANNOUNCEMENT } from '@/lib/site';

/** Compiles the announcement's text. Most of the time there is none, and the compiler isn't loaded for it. */
export async function prepareAnnouncement(targets: LinkTargets): Promise<void> {
  const source = await readYaml(ANNOUNCEMENT.file);
  if (source.value === null || source.value === undefined) {
    await writeGenerated('announcement', null);
    return;
  }
  const { compileAnnouncement, readAnnouncement } = await import('@/lib/content/announcement');
  const { announcement } = await readAnnouncement(source, targets);
  await writeGenerated('announcement', announcement && (await compileAnnouncement(announcement)));
}
