import type * as en from './en';

type Texts<Entry> = Entry extends (...args: infer Args) => string
  ? (...args: Args) => string
  : Entry extends string
    ? string
    : { readonly [Key in keyof Entry]: Texts<Entry[Key]> };

/** The texts that every language has: a language is a module whose exports have this type. */
export type Strings = Texts<typeof en>;
