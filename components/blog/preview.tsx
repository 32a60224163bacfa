import type { ComponentProps, ReactElement } from 'react';
import { mdxComponents } from '@/components/mdx';
import { Link } from '@/components/ui/link';
import type { BlogPost } from '@/lib/content/queries';
import { runMdx } from '@/lib/mdx/run';
import { routes } from '@/lib/routes';

/**
 * The part of a post before its marker, for lists.
 *
 * A list has many posts, so their headings have no ids, which could be duplicates. The headings are one level lower, because the
 * post's title is level 2, and links to them go to the post.
 *
 * @param code the code that renders it
 */
export function renderPreview(post: BlogPost, code: string): ReactElement {
  const href = routes.post(post.slug);
  const components = {
    ...mdxComponents,
    // A list says what a post is about; its warnings are in the post.
    Admonition: () => null,
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
