import { navigationStrings } from '@/strings/navigation';
import { siteStrings } from '@/strings/site';
import { absoluteUrl } from '../routes';
import { PRODUCT, SITE } from '../site';
import { twinPath } from './path';

/** A page as llms.txt lists it. */
export interface ListedPage {
  kind: 'doc' | 'post';
  title: string;
  description: string;
  route: string;
}

/** The text of llms.txt: a description of the site, and the Markdown twin of every page, docs first. */
export function llmsText(pages: readonly ListedPage[]): string {
  const list = (kind: ListedPage['kind']) =>
    pages
      .filter(page => page.kind === kind)
      .map(
        ({ title, description, route }) => `- [${title}](${absoluteUrl(twinPath(route))}): ${description}\n`,
      )
      .join('');
  return `# ${SITE.title}\n\n> ${siteStrings.description(PRODUCT)}\n\n## ${navigationStrings.docs}\n\n${list('doc')}\n## ${navigationStrings.blog}\n\n${list('post')}`;
}
