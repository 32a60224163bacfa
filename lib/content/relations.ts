import { docIdOfFile, routes } from '../routes';
import { VERSIONS } from '../versions/config';
import { versionOfId } from '../versions/of-doc';
import { fieldsOf } from './fields';
import type { YamlSource } from './files';
import { TAGS } from './schema';
import { SourceError } from './source-error';

/**
 * Checks a file's front matter against the other files: tags and authors must exist, addresses must be unique, and descriptions
 * must be unique within a docs version. Posts are compared with the docs of the version that uses the whole folder.
 */
export function relationMistakes(
  content: { docs: YamlSource[]; posts: YamlSource[]; authorKeys: string[] },
  versions = VERSIONS,
): SourceError[] {
  const { docs, posts, authorKeys } = content;
  return [
    ...posts.flatMap(post => unknownMembers(post, 'tags', TAGS)),
    ...posts.flatMap(post => unknownMembers(post, 'authors', authorKeys, 'content/authors/<key>.yml')),
    ...repeated(
      [
        ...docs.map(doc => ({ source: doc, key: routes.doc(docIdOfFile(doc.file)), field: 'title' })),
        ...posts.flatMap(post => withKey(post, 'slug', routes.post)),
      ],
      'address',
    ),
    ...[...versions, undefined].flatMap(version => {
      const ownDocs = docs.filter(doc => versionOfId(docIdOfFile(doc.file), versions) === version);
      const sources = version?.folder === '' ? [...ownDocs, ...posts] : ownDocs;
      return repeated(
        sources.flatMap(source => withKey(source, 'description', text => text)),
        'description',
      );
    }),
  ];
}

/** The value in a file that must be unique. Empty if its field is missing, which is reported separately. */
function withKey(source: YamlSource, field: string, keyOf: (text: string) => string) {
  const text = fieldOf(source, field);
  return typeof text === 'string' ? [{ source, field, key: keyOf(text) }] : [];
}

const fieldOf = (source: YamlSource, name: string) => fieldsOf(source.value)[name];

function unknownMembers(
  source: YamlSource,
  field: string,
  known: readonly string[],
  remedy?: string,
): SourceError[] {
  const members = fieldOf(source, field);
  if (!Array.isArray(members)) return [];
  return members.flatMap((member, index) =>
    // The check of the field's type reports members that aren't text.
    typeof member !== 'string' || known.includes(member)
      ? []
      : [
          new SourceError(
            source.file,
            source.placeOf([field, index]),
            `There's no ${field.replace(/s$/, '')} "${member}". The ${field} are: ${known.join(', ')}.${remedy ? ` New ones: ${remedy}.` : ''}`,
          ),
        ],
  );
}

function repeated(
  entries: { source: YamlSource; key: string; field: string }[],
  what: string,
): SourceError[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ source, key, field }) => {
    const other = first.get(key);
    if (other === undefined) first.set(key, source.file);
    return other === undefined
      ? []
      : [
          new SourceError(
            source.file,
            source.placeOf([field]),
            `The ${what} "${key}" is also used by ${other}. Change one of them.`,
          ),
        ];
  });
}
