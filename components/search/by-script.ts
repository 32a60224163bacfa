/** The properties of an element that scripts fill and React leaves alone. */
export const BY_SCRIPT = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
