import { bodyOf, readText } from '@/lib/content/files';
import { markdownTwin } from '@/lib/markdown/twin';
import { analyze } from '@/lib/mdx/analyze';
import { main } from './steps';

/**
 * `print-twins.ts file…`: prints the Markdown twins of docs as a JSON object by file, for programs that need a page as Markdown
 * without a build.
 */
main(async () => {
  const twins: Record<string, string> = {};
  for (const file of process.argv.slice(2)) {
    const { body } = bodyOf(await readText(file));
    const { tree, mistakes } = await analyze({ raw: body, file, kind: 'doc' });
    if (mistakes.length > 0) throw new Error(`${file}: ${mistakes[0]?.reason}`);
    twins[file] = markdownTwin({ title: file, description: '', route: '/docs/', tree });
  }
  process.stdout.write(JSON.stringify(twins));
});
