import type { ReactElement } from 'react';
import { compileMDX, type MDXRemoteProps } from 'next-mdx-remote/rsc';
import { locateMistake } from './mistakes';
import { rehypePlugins, remarkPlugins } from './pipeline';
import { noFacts, type MdxSource, type PageFacts } from './types';

/**
 * Renders a page's MDX on the server.
 *
 * @param source the page
 * @param components what authors may use, by name (components/mdx)
 * @returns the article's element, and its headings and links
 * @throws SourceError naming `content/…/x.mdx:line:col` when the MDX is malformed
 */
export async function renderMdx(
  source: MdxSource,
  components: MDXRemoteProps['components'],
): Promise<PageFacts & { content: ReactElement }> {
  const facts = noFacts();
  try {
    const { content } = await compileMDX({
      source: source.raw,
      components,
      options: {
        // Our own content is trusted: the default would silently strip every {expression}.
        blockJS: false,
        mdxOptions: { remarkPlugins: remarkPlugins(source, facts), rehypePlugins: rehypePlugins() },
      },
    });
    return { content, ...facts };
  } catch (error) {
    throw await locateMistake(source, error);
  }
}
