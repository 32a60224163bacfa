import { basePath } from '../../base-path.mjs';
import { attributeOf, type Element } from '../html';
import { elementsNamed, type ExportedSite, type OutputCheck } from '../site';

/** Every image exists, has alt text, and has its size set so that nothing shifts while it loads. */
export const images: OutputCheck = {
  name: 'images',
  run: site =>
    [...site.pages.values()].flatMap(page =>
      elementsNamed(page, 'img').flatMap(image =>
        mistakesOf(image, site).map(
          mistake => `${page.source}: the image ${attributeOf(image, 'src')} ${mistake}`,
        ),
      ),
    ),
};

function mistakesOf(image: Element, site: ExportedSite): string[] {
  const mistakes: string[] = [];
  const source = attributeOf(image, 'src') ?? '';
  const isLocal = source.startsWith('/');
  if (!isLocal && !source.startsWith('data:'))
    mistakes.push("isn't on this site. Add it to content/ or public/.");
  if (isLocal && !site.files.has(source.slice(basePath.length))) mistakes.push('does not exist.');
  if (attributeOf(image, 'alt') === undefined) mistakes.push('has no alt text. Write what it shows.');
  if (attributeOf(image, 'width') === undefined || attributeOf(image, 'height') === undefined)
    mistakes.push('has no width and height.');
  return mistakes;
}
