import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from '../mdx/visit';
import { isMap, parseDocument, visit as visitYaml } from 'yaml';
import { parser } from '../mdx/parser';
import { edited, type Edit } from '../output/html';
import { routes } from '../routes';
import type { VersionConfig } from './types';

/** content/versions.json. */
export interface VersionsFile {
  /** The default version's name. */
  last: string;
  /** Newest first. */
  versions: VersionConfig[];
}

/** The name of the version for an unreleased version of the app. */
const NEXT = 'next';

/** The label of the pages for an unreleased version. */
const NEXT_LABEL = 'Next';

/**
 * Adds a version whose pages are copies of those in the main folder. `next` is newer than all others, and the existing pages stay
 * the default version. A release number preserves the state of that release, and the existing pages become those of the next one.
 *
 * @param file the current content/versions.json
 * @param name of the new version and its folder
 * @param documented the release that the pages describe, used as their label next to `next`
 * @throws Error if the name isn't valid, or already exists
 */
export function withVersion(
  { last, versions }: VersionsFile,
  name: string,
  documented: string,
): VersionsFile {
  if (name !== NEXT && !/^\d+(?:\.\d+)+$/.test(name))
    throw new Error(
      `"${name}" isn't a valid version. Write ${NEXT} or the number of a release, such as 25.11.`,
    );
  if (versions.some(version => version.name === name))
    throw new Error(`content/versions.json already has a version "${name}". Choose another name.`);
  const others = versions.map(version =>
    version.folder === '' ? { ...version, label: name === NEXT ? documented : NEXT_LABEL } : version,
  );
  if (name === NEXT) return { last, versions: [{ name, label: NEXT_LABEL, folder: name }, ...others] };
  const after = others.findIndex(({ folder }) => folder === '') + 1;
  const added = { name, label: name, folder: name };
  return { last: name, versions: [...others.slice(0, after), added, ...others.slice(after)] };
}

/**
 * A sidebar for copies of its docs in a folder. Comments are preserved.
 *
 * @param text content/sidebar.yml
 */
export function sidebarInFolder(text: string, folder: string): string {
  const document = parseDocument(text);
  visitYaml(document, {
    Map(_, map) {
      const id = map.get('doc');
      if (isMap(map) && typeof id === 'string') map.set('doc', `${folder}/${id}`);
    },
  });
  return document.toString({ lineWidth: 0 });
}

/**
 * A page whose links to docs point to their copies in a folder. Everything else is unchanged.
 *
 * @param text the MDX file
 * @param isCopied whether the doc at a path, such as `/docs/faq/`, is copied too
 */
export function pageInFolder(text: string, folder: string, isCopied: (path: string) => boolean): string {
  const start = /^---\r?\n[\s\S]*?\r?\n---(?:\r?\n|$)/.exec(text)?.[0].length ?? 0;
  const body = text.slice(start);
  const edits = addressesOf(parser.parse(body)).flatMap(({ address, from, to }): Edit[] => {
    const path = `${address.replace(/[?#].*$/, '').replace(/\/$/, '')}/`;
    // The address is the last part of a link and the only one in an attribute.
    const at = body.slice(from, to).lastIndexOf(address);
    if (!path.startsWith(routes.docs) || !isCopied(path) || at < 0) return [];
    const moved = `${routes.docs}${folder}${address.slice(routes.docs.length - 1)}`;
    return [{ start: from + at, end: from + at + address.length, text: moved }];
  });
  return text.slice(0, start) + edited(body, edits);
}

function addressesOf(tree: Root): { address: string; from: number; to: number }[] {
  const found: { address: string; from: number; to: number }[] = [];
  const add = (address: string, position: Root['position']) => {
    const [from, to] = [position?.start.offset, position?.end.offset];
    if (from !== undefined && to !== undefined) found.push({ address, from, to });
  };
  visit(tree, node => {
    if (node.type === 'link' || node.type === 'definition') add(node.url, node.position);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of literalAttributes(node)) add(attribute.value, attribute.position);
    }
  });
  return found;
}

const literalAttributes = ({ attributes }: MdxJsxFlowElement | MdxJsxTextElement) =>
  attributes.filter(
    (attribute): attribute is MdxJsxAttribute & { value: string } =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string',
  );
