import type { ComponentProps, ReactElement } from 'react';
import { mdxComponents } from '@/components/mdx';
import { Link } from '@/components/ui/link';
import type { BlogPost } from '@/lib/content/queries';
import { runMdx } from '@/lib/mdx/run';
import { routes } from '@/lib/routes';

/**
 * The part of a post before its marker, for lists.
 *
 * A list holds many posts: their headings have no ids, which could stand twice, and are a level lower, because the post's
 * title is the level 2; links to them lead into the post.
 *
 * @param code the program that renders it
 */
export function renderPreview(post: BlogPost, code: string): ReactElement {
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
  return runMdx(code, components);
}

function plainHeading(Tag: 'h3' | 'h4' | 'h5' | 'h6') {
  return function PreviewHeading({ children }: ComponentProps<'h3'>) {
    return <Tag>{children}</Tag>;
  };
}
