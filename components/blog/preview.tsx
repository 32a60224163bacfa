import type { ComponentProps } from 'react';
import { mdxComponents } from '@/components/mdx';
import { Link } from '@/components/ui/link';
import { postSource } from '@/lib/content/pages';
import type { BlogPost } from '@/lib/content/queries';
import { renderMdx } from '@/lib/mdx/render';
import { routes } from '@/lib/routes';

/**
 * The part of a post before its marker, for lists; `goesOn` says that something follows.
 *
 * A list holds many posts: their headings have no ids, which could stand twice, and are a level lower, because the post's
 * title is the level 2; links to them lead into the post.
 */
export async function renderPreview(post: BlogPost) {
  const href = routes.post(post.slug);
  const components = {
    ...mdxComponents,
    a: ({ href: target = '', ...props }: ComponentProps<'a'>) => (
      <Link {...props} href={target.startsWith('#') ? href + target : target} />
    ),
    h2: plainHeading('h3'),
    h3: plainHeading('h4'),
    h4: plainHeading('h5'),
    h5: plainHeading('h6'),
    h6: plainHeading('h6'),
  };
  const { content, goesOn = false } = await renderMdx({ ...postSource(post), preview: true }, components);
  return { content, goesOn };
}

function plainHeading(Tag: 'h3' | 'h4' | 'h5' | 'h6') {
  return function PreviewHeading({ children }: ComponentProps<'h3'>) {
    return <Tag>{children}</Tag>;
  };
}
