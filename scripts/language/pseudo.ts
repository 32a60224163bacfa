import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import type { Translation } from '@/lib/strings/types';

const PLAIN = 'acdeiknorstuyACDEINORSTUY';
const ACCENTED = 'áçđéíķñóŕšţúýÁÇĐÉÍÑÓŔŠŢÚÝ';

/** Stands at the end of every text: it makes texts longer, as most translations are, and tells them from English. */
export const PSEUDO_END = '·ẋẋẋ';

const accented = (text: string) =>
  text.replace(/[a-z]/gi, letter => ACCENTED[PLAIN.indexOf(letter)] ?? letter);

/** The text of a made-up language for an English one; white space around it stays. */
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
 * A language for tests: the texts of a part of the interface with accents, and longer. What is not in it stays English and stands
 * out.
 */
export function pseudo<English>(english: English): Translation<English> {
  const convert = (value: unknown): unknown => {
    if (typeof value === 'string') return pseudoText(value);
    if (typeof value === 'function') return (...args: unknown[]) => pseudoNode(value(...args.map(marked)));
    if (Array.isArray(value)) return value.map(convert);
    return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, convert(inner)]));
  };
  return convert(english) as Translation<English>;
}

/** What marks a part of a sentence is given the part in the language, too. */
function marked(arg: unknown): unknown {
  return typeof arg === 'function' ? (text: string) => arg(pseudoText(text)) : arg;
}
