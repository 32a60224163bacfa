import { writeGenerated } from '@/lib/generated';
import { makePictures } from '@/lib/screenshots/make';
import { readScenes } from '@/lib/screenshots/manifest';

/** Creates the pictures of the app in every width that pages need. */
export async function preparePictures(): Promise<void> {
  await writeGenerated('screenshots', await makePictures(await readScenes()));
}
