type Texts<Entry> = Entry extends (...args: infer Args) => string
  ? (...args: Args) => string
  : Entry extends string
    ? string
    : { readonly [Key in keyof Entry]: Texts<Entry[Key]> };

/** The type that a part of the interface's texts has in every language, from its English texts. */
export type Translation<English> = Texts<English>;
