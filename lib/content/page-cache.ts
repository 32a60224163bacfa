/** Where the compiled pages are in the cache (lib/cache.ts). */
export const PAGE_CACHE = 'pages';
