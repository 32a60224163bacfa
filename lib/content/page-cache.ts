/** Where compiled pages are cached (lib/cache.ts). */
export const PAGE_CACHE = 'pages';
