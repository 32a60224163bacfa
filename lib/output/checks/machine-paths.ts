import type { OutputCheck } from '../site';

/** Paths of the machine that built the site, which say more than anybody needs to know and differ between builds. */
const BUILD_FOLDERS = [process.cwd(), '/home/runner/', '/github/workspace/'];

/** Files that hold text. */
const TEXT = /\.(?:html|txt|js|css|json|xml|svg|md|webmanifest)$/;

/** No file of the export names a folder of the machine that built it. */
export const machinePaths: OutputCheck = {
  name: 'paths of the building machine',
  run: async site => {
    const mistakes: string[] = [];
    for (const file of site.files) {
      if (!TEXT.test(file)) continue;
      const text = await site.read(file);
      const found = BUILD_FOLDERS.find(folder => text.includes(folder));
      if (found !== undefined) mistakes.push(`out${file}: holds "${found}", a path of the building machine.`);
    }
    return mistakes;
  },
};
