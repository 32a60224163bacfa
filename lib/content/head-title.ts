import { VERSIONS } from '../versions/config';
import { versionOfId } from '../versions/of-doc';

/**
 * A doc's title for the browser tab and search engines, where each title should be unique within a docs version. If two docs
 * share a title, such as "Reports", each one adds the title of its section, unless it's the section's own page.
 *
 * @param id the doc's id
 * @param titles the titles of all docs by id
 * @throws Error if there is no such doc
 */
export function headTitle(id: string, titles: ReadonlyMap<string, string>, versions = VERSIONS): string {
  const title = titles.get(id);
  if (title === undefined) throw new Error(`There's no doc "${id}".`);
  const version = versionOfId(id, versions);
  const isShared = [...titles].some(
    ([other, otherTitle]) => other !== id && otherTitle === title && versionOfId(other, versions) === version,
  );
  const folder = version?.folder ? `${version.folder}/` : '';
  const sectionId = `${folder}${id.slice(folder.length).split('/')[0]}/index`;
  const section = titles.get(sectionId);
  return isShared && section !== undefined && sectionId !== id ? `${title} – ${section}` : title;
}
