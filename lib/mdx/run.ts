import { createElement, type ComponentType, type ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';

/** The components that render the elements of a page, by name. */
export type MdxComponents = Record<string, unknown>;

/** Code compiled for development includes its source files' names, which the site doesn't use. */
const jsxDEV = (type: Parameters<typeof runtime.jsx>[0], props: unknown, key?: string) =>
  runtime.jsx(type, props, key);

/**
 * Renders a page that compileTree() has compiled.
 *
 * @param code the body of a function, from our own content
 * @param components the components that authors can use, by name (components/mdx)
 */
export function runMdx(code: string, components: MdxComponents): ReactElement {
  const program = Reflect.construct(Function, [code]) as (runtime: object) => {
    default: ComponentType<{ components: MdxComponents }>;
  };
  return createElement(program({ ...runtime, jsxDEV }).default, { components });
}
