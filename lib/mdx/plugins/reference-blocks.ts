import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { messageOf } from '../../errors';
import { visit } from '../visit';
import type { VFile } from 'vfile';
import {
  qlFunctions,
  qlMethods,
  qlOperators,
  qlOption,
  qlTables,
  type QlData,
  type QlNotes,
} from '../../reference/actual-ql';
import { apiMethods, apiType, apiValue, type ApiData, type ApiNotes } from '../../reference/api';
import { configTable, type ConfigData, type ConfigNotes } from '../../reference/config';
import { readReference } from '../../reference/data';
import { messageTables } from '../../reference/messages/table';
import { readSample, sampleBlocks } from '../../reference/samples';
import {
  COMPONENTS,
  isReferenceComponent,
  type ComponentEntry,
  type ReferenceComponent,
} from '../components';
import { attribute, replaceChildren } from '../jsx';

type Block = (element: MdxJsxFlowElement) => Promise<RootContent[]> | RootContent[];

const api = () => readReference<ApiData, ApiNotes>('api');
const ql = () => readReference<QlData, QlNotes>('actual-ql');
const config = () => readReference<ConfigData, ConfigNotes>('config');

/** Elements that are replaced by blocks built from content/samples and content/reference, by name. */
const BLOCKS: Record<ReferenceComponent, Block> = {
  Sample: async element =>
    sampleBlocks(
      await readSample(text(element, 'name'), attribute(element, 'region')),
      attribute(element, 'title'),
    ),
  ApiReference: async element => apiMethods(await api(), text(element, 'group')),
  ApiType: async element => apiType(await api(), text(element, 'name')),
  ApiValue: async element => apiValue(await api(), text(element, 'name')),
  ActualQLMethods: async () => qlMethods(await ql()),
  ActualQLOperators: async () => qlOperators(await ql()),
  ActualQLFunctions: async () => qlFunctions(await ql()),
  ActualQLOption: async element => qlOption(await ql(), text(element, 'name')),
  ActualQLTables: async () => qlTables(await ql()),
  MessageList: () => messageTables(),
  ConfigReference: async element => configTable(await config(), text(element, 'group')),
};

/**
 * Replaces these elements with headings, tables, and code from samples and reference data, so that the table of contents, search,
 * and text twins include them. A missing sample, region, group, or type is reported at the element.
 */
export function referenceBlocks() {
  return async (tree: Root, file: VFile) => {
    const found: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', node => {
      if (isReferenceComponent(node.name)) found.push(node);
    });
    const made = new Map<Nodes, RootContent[]>();
    for (const element of found) {
      try {
        const blocks =
          isReferenceComponent(element.name) && isWhole(element, element.name)
            ? await BLOCKS[element.name](element)
            : [];
        // lib/reference/messages/check.ts checks these links where they're written.
        if (element.name !== 'MessageList') for (const block of blocks) place(block, element);
        made.set(element, blocks);
      } catch (error) {
        file.message(messageOf(error), element.position);
        made.set(element, []);
      }
    }
    visit(tree, (node, index, parent) => {
      const blocks = made.get(node);
      if (!blocks || !parent || index === undefined) return;
      replaceChildren(parent, index, 1, blocks);
      return index + blocks.length;
    });
  };
}

/** Reports errors in the blocks at the element that they replace. */
function place(node: Nodes, { position }: MdxJsxFlowElement): void {
  visit(node, inner => {
    inner.position = position;
  });
}

/** Whether an element has its required attributes. lib/mdx/plugins/elements.ts reports missing ones. */
function isWhole(element: MdxJsxFlowElement, name: ReferenceComponent): boolean {
  const { required = [] }: ComponentEntry = COMPONENTS[name];
  return required.every(needed => attribute(element, needed));
}

/** A required attribute. */
const text = (element: MdxJsxFlowElement, name: string) => attribute(element, name) ?? '';
