import type { ReactNode } from 'react';

/** Formats part of a sentence, such as a link. */
export type Mark = (text: string) => ReactNode;

type Texts<Entry> = Entry extends (...args: infer Args) => infer Result
  ? (...args: Args) => Result extends readonly (infer Item)[] ? readonly Returned<Item>[] : Returned<Result>
  : Entry extends string
    ? string
    : { readonly [Key in keyof Entry]: Texts<Entry[Key]> };

/** What a function of a module returns: a string, a sentence with links, or several strings by name. */
type Returned<Result> = Result extends string ? string : Result extends ReactNode ? ReactNode : Texts<Result>;

/** The type of a module of strings in any language, derived from its English version. */
export type Translation<English> = Texts<English>;
