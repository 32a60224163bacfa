/**
 * Makes the picture for the color mode load right away while the page is still being parsed. Lazy loading would wait for the layout.
 * The script is next to the picture's two versions.
 *
 * @param hidden the media query of the screens that don't show the picture, or empty
 */
export function loadVisible(hidden: string): void {
  if (hidden && matchMedia(hidden).matches) return;
  const mode =
    document.documentElement.dataset.theme ||
    (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const place = document.currentScript?.parentElement;
  for (const image of place?.querySelectorAll<HTMLImageElement>(`img[data-mode=${mode}]`) ?? [])
    image.loading = 'eager';
}
