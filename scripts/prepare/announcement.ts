import { readYaml } from '@/lib/content/files';
import type { LinkTargets } from '@/lib/content/links';
import { writeGenerated } from '@/lib/generated';
import { ANNOUNCEMENT } from '@/lib/site';

/** Compiles the announcement's text. Usually there is none, so the compiler is only loaded if needed. */
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
