import { createElement, type ComponentType, type ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';

/** What stands for the elements of a page, by name. */
export type MdxComponents = Record<string, unknown>;

/** Code compiled for development names its source files; the site doesn't use them. */
const jsxDEV = (type: Parameters<typeof runtime.jsx>[0], props: unknown, key?: string) =>
  runtime.jsx(type, props, key);

/**
 * Renders a page that compileTree() has compiled.
 *
 * @param code the body of a function, from our own content
 * @param components what authors may use, by name (components/mdx)
 */
export function runMdx(code: string, components: MdxComponents): ReactElement {
  const program = Reflect.construct(Function, [code]) as (runtime: object) => {
    default: ComponentType<{ components: MdxComponents }>;
  };
  return createElement(program({ ...runtime, jsxDEV }).default, { components });
}
