/** The language of these strings: the name of its row in lib/locales.ts. */
export const locale: string = 'en';

/** The site's title. It's in this module because every page's scripts include it. `product` is the app's full name. */
export const siteTitle = (product: string) => `${product} Documentation`;
