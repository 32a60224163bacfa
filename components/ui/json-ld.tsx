/** Structured data for search engines, as a script element that nothing runs. `text` comes from jsonLdText() of lib/seo. */
export function JsonLdScript({ text }: { text: string }) {
  return <script dangerouslySetInnerHTML={{ __html: text }} type="application/ld+json" />;
}
