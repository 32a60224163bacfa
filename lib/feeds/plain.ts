import type { Element, ElementContent, Properties } from 'hast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { HTML_ELEMENTS } from '../mdx/components';
import { attribute } from '../mdx/jsx';
import { fullSize, type Picture } from '../screenshots/variants';

/** What is known beside the text when a page becomes plain HTML. */
export interface PlainContext {
  /** The absolute address of the page. */
  url: string;
  /** The picture of a scene, or undefined. */
  picture: (name: string) => Picture | undefined;
}

/** A component as it stands in a page: its attributes and what is in it. */
interface Use {
  text: (name: string) => string | undefined;
  children: ElementContent[];
  context: PlainContext;
}

/**
 * What each component is in HTML without scripts and styles. A component that is not here becomes what is in it, or a
 * link to the page where nothing is.
 */
const PLAIN: Record<string, (use: Use) => ElementContent[]> = {
  Admonition: ({ text, children }) => [
    element('blockquote', {}, [paragraph([strong(text('title') ?? text('type') ?? '')]), ...children]),
  ],
  Card: ({ text, children }) => [
    element('li', {}, [
      element('a', { href: text('href') }, [strong(text('title') ?? '')]),
      value(' '),
      ...children,
    ]),
  ],
  Cards: ({ children }) => [element('ul', {}, children)],
  Key: ({ text }) =>
    (text('keys') ?? '')
      .split('+')
      .flatMap((key, index) => [...(index === 0 ? [] : [value('+')]), element('kbd', {}, [value(key)])]),
  Screenshot: screenshot,
  Tab: ({ text, children }) => [paragraph([strong(text('label') ?? '')]), ...children],
};

/** A component or HTML element of a page as plain HTML. */
export function plainElements(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  children: ElementContent[],
  context: PlainContext,
): ElementContent[] {
  const name = node.name ?? '';
  const use: Use = { text: attributeName => attribute(node, attributeName), children, context };
  const plain = PLAIN[name];
  if (plain) return plain(use);
  if (HTML_ELEMENTS.includes(name)) return [element(name, { title: use.text('title') }, children)];
  return children.length > 0 ? children : [seeOnSite(use)];
}

function screenshot(use: Use): ElementContent[] {
  const { text, context } = use;
  const picture = context.picture(text('name') ?? '');
  if (!picture) return [seeOnSite(use)];
  const { width, height, variants } = picture;
  const image = element('img', { src: fullSize(variants.light), alt: text('alt'), width, height });
  const caption = text('caption');
  return [element('figure', {}, [image, ...(caption ? [element('figcaption', {}, [value(caption)])] : [])])];
}

/** Stands for what plain HTML cannot show, such as a diagram: what it is, linked to the page that shows it. */
function seeOnSite({ text, context }: Use): Element {
  return paragraph([
    element('a', { href: context.url }, [value(text('alt') ?? 'See this part on the website')]),
  ]);
}

const value = (text: string): ElementContent => ({ type: 'text', value: text });

const element = (tagName: string, properties: Properties, children: ElementContent[] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

const paragraph = (children: ElementContent[]) => element('p', {}, children);

const strong = (text: string) => element('strong', {}, [value(text)]);
