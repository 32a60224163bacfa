import type { ReactNode } from 'react';

/** What makes a part of a sentence something else, such as a link. */
export type Mark = (text: string) => ReactNode;

type Texts<Entry> = Entry extends (...args: infer Args) => infer Result
  ? (...args: Args) => Result extends string ? string : ReactNode
  : Entry extends string
    ? string
    : { readonly [Key in keyof Entry]: Texts<Entry[Key]> };

/** The type that a part of the interface's texts has in every language, from its English texts. */
export type Translation<English> = Texts<English>;
