import type { Root } from 'mdast';
import { serialize } from 'next-mdx-remote/serialize';
import { footnoteTexts, rehypePlugins } from './pipeline';
import { unravel } from './plugins/unravel';

/**
 * The second half of the pipeline: from a page's finished syntax tree to the program that renders it (see run.ts).
 *
 * @param tree what analyze() gives; it's changed
 * @returns JavaScript, the body of a function
 * @throws Error when the tree can't be compiled, for example because an expression isn't JavaScript
 */
export async function compileTree(tree: Root): Promise<string> {
  // next-mdx-remote would compile for development anywhere but in a build; one form serves the checks and `npm run dev` too.
  const environment: Record<string, string | undefined> = process.env;
  const { NODE_ENV } = environment;
  environment.NODE_ENV = 'production';
  const compiling = serialize(
    // The text has been parsed: the tree takes the place of an empty page's.
    '',
    {
      // Our own content is trusted: the default would silently strip every {expression}.
      blockJS: false,
      mdxOptions: {
        remarkPlugins: [() => () => tree, unravel],
        rehypePlugins: rehypePlugins(),
        remarkRehypeOptions: footnoteTexts,
      },
    },
    true,
  );
  environment.NODE_ENV = NODE_ENV ?? '';
  const { compiledSource } = await compiling;
  return compiledSource;
}
