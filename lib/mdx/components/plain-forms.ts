import type { ElementContent } from 'hast';
import type { BlockContent, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { phrasing } from 'mdast-util-phrasing';
import { generatedStrings } from '@/strings/generated';
import { variant } from '../../markdown/variants';
import { fullSize, type Picture } from '../../screenshots/variants';

/** What a plain form needs besides the component. */
export interface PlainContext {
  /** The absolute address of the page. */
  url: string;
  /** The picture of a scene, in formats that show pictures. Other pictures become a link to the page. */
  picture?: (name: string) => Picture | undefined;
}

/** A component with its attributes and content. */
export interface PlainUse {
  /** An attribute's text, or undefined. */
  text: (name: string) => string | undefined;
  /** The component's content, already plain. */
  children: RootContent[];
  context: PlainContext;
}

/** Converts a component to plain Markdown. `data` has hints for HTML where Markdown has no syntax. */
export type PlainForm = (use: PlainUse) => RootContent[];

const titles: Readonly<Record<string, string>> = generatedStrings.admonitions;

/** An admonition: a blockquote that starts with its title. */
export const admonition: PlainForm = ({ text, children }) => [
  {
    type: 'blockquote',
    children: [paragraph([strong(text('title') ?? titles[text('type') ?? ''])]), ...blocks(children)],
  },
];

/** Cards: a list of links. */
export const cards: PlainForm = ({ children }) => [
  {
    type: 'list',
    spread: false,
    children: children.filter((child): child is ListItem => child.type === 'listItem'),
  },
];

/** A card: a link and its text. */
export const card: PlainForm = ({ text, children }) => {
  const link: PhrasingContent = {
    type: 'link',
    url: text('href') ?? '',
    children: [word(text('title'))],
  };
  const words = children.every(isPhrasing) ? [link, word(': '), ...children] : [link];
  const rest = words.length > 1 ? [] : blocks(children);
  const setup = text('for');
  const data = setup === undefined ? undefined : { hProperties: { dataSetup: setup } };
  return [{ type: 'listItem', spread: false, children: [paragraph(words), ...rest], data }];
};

/** Keys: code in Markdown, one `kbd` per key in HTML. */
export const keys: PlainForm = ({ text }) => {
  const value = text('keys') ?? '';
  const children = value
    .split('+')
    .flatMap((key, index) => [...(index === 0 ? [] : [htmlText('+')]), htmlElement('kbd', key)]);
  return [{ type: 'inlineCode', value, data: { hName: 'kbd', hChildren: children } }];
};

/**
 * A screenshot: the light picture at its size, or a link to the page in formats that don't show pictures. The list of its
 * marks follows.
 */
export const screenshot: PlainForm = use => picture(use, generatedStrings.screenshot);

/** @param label what a link to it on the page calls it */
function picture(use: PlainUse, label: string): RootContent[] {
  const { text, children, context } = use;
  const found = context.picture?.(text('name') ?? '');
  if (!found) return [...seeOnSite(label)(use), ...blocks(children)];
  const { width, height, variants } = found;
  const caption = text('caption');
  const image: PhrasingContent = {
    type: 'image',
    url: fullSize(variants.light),
    alt: text('alt'),
    data: { hProperties: { width, height } },
  };
  const figcaption: PhrasingContent[] = caption
    ? [{ type: 'emphasis', data: { hName: 'figcaption' }, children: [word(caption)] }]
    : [];
  return [{ ...paragraph([image, ...figcaption]), data: { hName: 'figure' } }, ...blocks(children)];
}

/** A clip: its first picture, or a link to the page in formats that don't show pictures. Its steps follow. */
export const clip: PlainForm = use => {
  const text = (name: string) => (name === 'name' ? `${use.text(name)}-1` : use.text(name));
  return picture({ ...use, text }, generatedStrings.clip);
};

/** A tab: its label, then its content. */
export const tab: PlainForm = ({ text, children }) => {
  const content = [paragraph([strong(text('label'))]), ...children];
  const setup = text('for');
  return setup === undefined ? content : variant(setup, content);
};

/** A link to the page in place of something that plain text can't show. It's labeled with the kind of element and its alt text. */
export function seeOnSite(label: string): PlainForm {
  return ({ text, context }) => {
    const alt = text('alt');
    return [
      paragraph([
        { type: 'link', url: context.url, children: [word(alt === undefined ? label : `${label}: ${alt}`)] },
      ]),
    ];
  };
}

const word = (value = ''): PhrasingContent => ({ type: 'text', value });

const strong = (value?: string): PhrasingContent => ({ type: 'strong', children: [word(value)] });

const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

const htmlText = (value: string): ElementContent => ({ type: 'text', value });

const htmlElement = (tagName: string, value: string): ElementContent => ({
  type: 'element',
  tagName,
  properties: {},
  children: [htmlText(value)],
});

const isPhrasing = (node: RootContent): node is PhrasingContent => phrasing(node);

/** Wraps loose text between blocks in paragraphs. */
function blocks(children: RootContent[]): BlockContent[] {
  return children.map(child => (isPhrasing(child) ? paragraph([child]) : (child as BlockContent)));
}
