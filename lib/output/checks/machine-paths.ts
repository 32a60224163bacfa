import type { OutputCheck } from '../site';

/** Paths on the machine that built the site, which are private and would make builds differ. */
const BUILD_FOLDERS = [process.cwd(), '/home/runner/', '/github/workspace/'];

/** Text files. */
const TEXT = /\.(?:html|txt|js|css|json|xml|svg|md|webmanifest)$/;

/** No file in the export contains a path on the machine that built it. */
export const machinePaths: OutputCheck = {
  name: 'paths on the build machine',
  run: async site => {
    const mistakes: string[] = [];
    for (const file of site.files) {
      if (!TEXT.test(file)) continue;
      const text = await site.read(file);
      const found = BUILD_FOLDERS.find(folder => text.includes(folder));
      if (found !== undefined)
        mistakes.push(`out${file}: contains "${found}", a path on the machine that built it.`);
    }
    return mistakes;
  },
};
