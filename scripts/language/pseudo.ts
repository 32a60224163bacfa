import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import type { Translation } from '@/lib/strings/types';

const PLAIN = 'acdeiknorstuyACDEINORSTUY';
const ACCENTED = 'áçđéíķñóŕšţúýÁÇĐÉÍÑÓŔŠŢÚÝ';

/** Added to the end of every string. It makes strings longer, as most translations are, and distinguishes them from English. */
export const PSEUDO_END = '·ẋẋẋ';

const accented = (text: string) =>
  text.replace(/[a-z]/gi, letter => ACCENTED[PLAIN.indexOf(letter)] ?? letter);

/** Translates an English text to the made-up language. Surrounding whitespace stays. */
function pseudoText(text: string): string {
  return text.trim() === '' ? text : text.replace(/\S(?:[\s\S]*\S)?/, words => accented(words) + PSEUDO_END);
}

function pseudoNode(node: ReactNode): ReactNode {
  if (typeof node === 'string') return pseudoText(node);
  if (Array.isArray(node)) return node.map(pseudoNode);
  if (!isValidElement<{ children?: ReactNode }>(node) || node.type !== Fragment) return node;
  return cloneElement(node, {}, ...(Children.map(node.props.children, pseudoNode) ?? []));
}

/**
 * A pseudo-translation for tests: the strings of an interface module with accents, and longer. Strings that aren't in a module stay
 * in English, so they can be detected.
 */
export function pseudo<English>(english: English): Translation<English> {
  const convert = (value: unknown): unknown => {
    if (typeof value === 'string') return pseudoText(value);
    if (typeof value === 'function')
      return (...args: unknown[]) => {
        const result: unknown = value(...args.map(marked));
        return isTexts(result) ? convert(result) : pseudoNode(result as ReactNode);
      };
    if (Array.isArray(value)) return value.map(convert);
    return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, convert(inner)]));
  };
  return convert(english) as Translation<English>;
}

/** Whether a function of a module has returned several strings by name, and not one string or node. */
const isTexts = (result: unknown): result is object =>
  typeof result === 'object' && result !== null && !Array.isArray(result) && !isValidElement(result);

/** Functions that format part of a sentence get the translated part. */
function marked(arg: unknown): unknown {
  return typeof arg === 'function' ? (text: string) => arg(pseudoText(text)) : arg;
}
