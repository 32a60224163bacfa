import { basename } from 'node:path';
import { filesBelow, readFrontMatter, readYaml, type YamlSource } from '@/lib/content/files';
import { frontMatterMistakes } from '@/lib/content/front-matter';
import { relationMistakes } from '@/lib/content/relations';
import { authorFields, docFields, postFields } from '@/lib/content/schema';
import { SourceError } from '@/lib/content/source-error';
import { main } from './steps';
import { reportMistakes } from './mistakes';

/** Checks the front matter of every content file before contentlayer reads it, because contentlayer names no line. */
main(async () => {
  const content = process.argv[2] ?? 'content';
  const mistakes: SourceError[] = [];
  const read = async (paths: string[], reader: (path: string) => Promise<YamlSource>) => {
    const sources: YamlSource[] = [];
    for (const path of paths) {
      try {
        sources.push(await reader(path));
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        mistakes.push(error);
      }
    }
    return sources;
  };

  const docs = await read(await filesBelow(`${content}/docs`, '.mdx'), readFrontMatter);
  const posts = await read(await filesBelow(`${content}/blog`, '.mdx'), readFrontMatter);
  const authors = await read(await filesBelow(`${content}/authors`, '.yml'), readYaml);

  for (const source of docs) mistakes.push(...frontMatterMistakes(source, docFields));
  for (const source of posts) mistakes.push(...frontMatterMistakes(source, postFields));
  for (const source of authors) mistakes.push(...frontMatterMistakes(source, authorFields));
  mistakes.push(
    ...relationMistakes({ docs, posts, authorKeys: authors.map(({ file }) => basename(file, '.yml')) }),
  );
  reportMistakes(mistakes, `${docs.length} docs, ${posts.length} posts and ${authors.length} authors`);
});
