import type { Root } from 'mdast';
import { serialize } from 'next-mdx-remote/serialize';
import { footnoteTexts, rehypePlugins } from './pipeline';
import { unravel } from './plugins/unravel';
import type { MdxSource } from './types';

/**
 * The second half of the pipeline: compiles a page's syntax tree to the code that renders it (see run.ts).
 *
 * @param tree the result of analyze(), which is modified
 * @param source the page
 * @returns JavaScript, the body of a function
 * @throws Error when the tree can't be compiled, for example because an expression isn't JavaScript
 */
export async function compileTree(tree: Root, source: Pick<MdxSource, 'reference'> = {}): Promise<string> {
  // next-mdx-remote compiles for development except in a build. The checks and `npm run dev` need the same output as the build.
  const environment: Record<string, string | undefined> = process.env;
  const { NODE_ENV } = environment;
  environment.NODE_ENV = 'production';
  const compiling = serialize(
    // The text has already been parsed, so the tree replaces that of an empty page.
    '',
    {
      // Our own content is trusted. By default, every {expression} would be removed silently.
      blockJS: false,
      mdxOptions: {
        remarkPlugins: [() => () => tree, unravel],
        rehypePlugins: rehypePlugins(source),
        remarkRehypeOptions: footnoteTexts,
      },
    },
    true,
  );
  environment.NODE_ENV = NODE_ENV ?? '';
  const { compiledSource } = await compiling;
  return compiledSource;
}
