import { routes } from '@/lib/routes';
import { POSTS_PER_PAGE } from '@/lib/site';
import { termId } from '@/lib/content/glossary';
import type { Project } from './project';

/** An ordinary change to the content by an author or a maintainer. None of these changes may need a test edit. */
export interface Change {
  name: string;
  apply(project: Project): void;
}

const SIDEBAR = 'content/sidebar.yml';
const REDIRECTS = 'content/redirects.yml';
const GLOSSARY = 'content/glossary.yml';
const SCHEMA = 'lib/content/schema.ts';
const MANIFEST = 'content/screenshots/manifest.json';

const doc = (title: string, body: string, more = '') => `---
title: ${title}
description: What "${title}" is about, in one sentence that is long enough for search engines.
${more}---

${body}

## First part

Some text about it.
`;

const post = (slug: string, title: string, date: string, more: string) => `---
title: ${title}
description: What the post "${title}" is about, in one sentence that is long enough.
date: ${date}T10:00:00.000Z
slug: ${slug}
${more}
---

The beginning of the post.

{/* truncate */}

## The rest

And its end.
`;

/** The `which`th doc that has a one-line entry in the sidebar and isn't mentioned in the code. */
function plainDoc(project: Project, which: number): string {
  const ids = [...project.read(SIDEBAR).matchAll(/^\s+- doc: (\S+)\n(?!\s+(?:items|label))/gm)].map(
    ([, id = '']) => id,
  );
  const id = ids
    .filter(candidate => !candidate.endsWith('index') && !project.isNamedByCode(candidate))
    .at(which);
  if (id === undefined) throw new Error("There's no doc to change.");
  return id;
}

/** The oldest post that isn't a release, or the newest. */
function story(project: Project, which: number): { file: string; slug: string } {
  const file = project
    .files('content/blog', '.mdx')
    .filter(name => !name.includes('-release-'))
    .at(which);
  const slug = /^slug: (\S+)$/m.exec(file === undefined ? '' : project.read(file))?.[1];
  if (file === undefined || slug === undefined) throw new Error("There's no post to change.");
  return { file, slug };
}

/** The tags of a post's text. */
const tagsOf = (text: string) => /^tags: \[(.*)\]$/m.exec(text)?.[1]?.split(/, */) ?? [];

/** An author who is only mentioned in the front matter of posts, with posts on a single page. */
function signingAuthor(project: Project): { key: string; file: string } {
  const posts = project.files('content/blog', '.mdx').map(name => project.read(name));
  const signed = (key: string) =>
    posts.filter(text =>
      /^authors: .*$/m
        .exec(text)?.[0]
        .split(/[[\], ]+/)
        .includes(key),
    ).length;
  const found = project
    .files('content/authors', '.yml')
    .map(file => ({ file, key: file.replace(/^.*\/|\.yml$/g, '') }))
    .find(({ key }) => signed(key) > 0 && signed(key) <= POSTS_PER_PAGE);
  if (!found) throw new Error("There's no author to rename.");
  return found;
}

/** Replaces a tag of posts with another one. */
function retag(project: Project, tag: string, other: string): void {
  for (const file of project.files('content/blog', '.mdx')) {
    const text = project.read(file);
    const changed = text.replace(/^tags: \[(.*)\]$/m, (_, tags: string) => {
      const all = tags.split(', ').map(name => (name === tag ? other : name));
      return `tags: [${[...new Set(all)].join(', ')}]`;
    });
    if (changed !== text) project.write(file, changed);
  }
  project.editAll(moved(`/blog/tags/${tag}`, `/blog/tags/${other}`));
}

const redirect = (from: string, to: string) => `- from: ${from}\n  to: ${to}\n`;

/** Replaces links to an address on all pages with their text. */
const unlink = (path: string) => (text: string) =>
  text
    .replace(
      new RegExp(
        `(?<!!)\\[([^\\]\\n]+)\\]\\(${path.replaceAll('.', '\\.').replace(/\/$/, '')}/?(?:#[^)\\s]*)?\\)`,
        'g',
      ),
      '$1',
    )
    .replace(
      new RegExp(`((?:page|to|href)[:=] ?"?)${path.replaceAll('.', '\\.')}(?:#[^\\s"]*)?`, 'g'),
      '$1/docs/',
    );

const moved = (from: string, to: string) => (text: string) => text.replaceAll(from, to);

/** The changes. */
export const changes: Change[] = [
  {
    name: 'add a doc to the sidebar',
    apply: project => {
      project.write('content/docs/growth.mdx', doc('Growing Plants', 'A page about plants.'));
      project.append(SIDEBAR, '- doc: growth\n');
    },
  },
  {
    name: 'add a doc outside the sidebar',
    apply: project => {
      project.write(
        'content/docs/aside.mdx',
        doc('An Aside', 'A page beside the others.', 'sidebar: false\n'),
      );
      project.append('content/docs/faq.mdx', '\nThere is also [an aside](/docs/aside/).\n');
    },
  },
  {
    name: 'rename a doc, with a redirect',
    apply: project => {
      const id = plainDoc(project, 2);
      project.copy(`content/docs/${id}.mdx`, `content/docs/${id}-renamed.mdx`);
      project.remove(`content/docs/${id}.mdx`);
      project.editAll(moved(routes.doc(id), routes.doc(`${id}-renamed`)));
      project.edit(SIDEBAR, text => text.replace(`- doc: ${id}\n`, `- doc: ${id}-renamed\n`));
      project.append(REDIRECTS, redirect(routes.doc(id), routes.doc(`${id}-renamed`)));
    },
  },
  {
    name: 'remove a doc, with a redirect',
    apply: project => {
      const id = plainDoc(project, -1);
      project.remove(`content/docs/${id}.mdx`);
      project.edit(SIDEBAR, text => text.replace(new RegExp(`^\\s+- doc: ${id}\\n`, 'm'), ''));
      project.editAll(unlink(routes.doc(id)));
      project.append(REDIRECTS, redirect(routes.doc(id), routes.docs));
    },
  },
  {
    name: 'change the title of a doc',
    apply: project => {
      const file = `content/docs/${plainDoc(project, 4)}.mdx`;
      project.edit(file, text => text.replace(/^title: .*$/m, 'title: "A Better Title: Short & Clear"'));
    },
  },
  {
    name: 'move a doc to the end of the sidebar',
    apply: project => {
      const id = plainDoc(project, 6);
      project.edit(SIDEBAR, text => text.replace(new RegExp(`^\\s+- doc: ${id}\\n`, 'm'), ''));
      project.append(SIDEBAR, `- doc: ${id}\n`);
    },
  },
  {
    name: 'take a doc out of the sidebar',
    apply: project => {
      const id = plainDoc(project, 8);
      project.edit(SIDEBAR, text => text.replace(new RegExp(`^\\s+- doc: ${id}\\n`, 'm'), ''));
      project.edit(`content/docs/${id}.mdx`, text => text.replace('---\n', '---\nsidebar: false\n'));
    },
  },
  {
    name: 'rename a category of the sidebar',
    apply: project =>
      project.edit(SIDEBAR, text => text.replace(/^- category: .*$/m, '- category: "A Walk Through It"')),
  },
  {
    name: 'add a category with two docs and a link',
    apply: project => {
      for (const name of ['One', 'Two'])
        project.write(
          `content/docs/growth-${name.toLowerCase()}.mdx`,
          doc(`Growth ${name}`, `Page ${name} of a new category.`),
        );
      project.append(
        SIDEBAR,
        `- category: New Things\n  items:\n    - doc: growth-one\n    - doc: growth-two\n      label: The second\n    - link: Elsewhere\n      href: "https://example.org/"\n`,
      );
    },
  },
  {
    name: 'add the post of a release',
    apply: project =>
      project.write(
        'content/blog/2035-12-03-release-35.12.0.mdx',
        post(
          'release-35.12.0',
          'Release 35.12.0',
          '2035-12-03',
          'tags: [announcement, release]\nauthors: [MatissJanis]\nrelease:\n  version: "35.12.0"\n  dockerTag: "35.12.0"\n  highlights:\n    - Something that readers wished for\n  changes:\n    - group: Features\n      items:\n        - { pr: 1, thanks: [MatissJanis], text: "A change." }',
        ),
      ),
  },
  {
    name: 'add a post without authors',
    apply: project =>
      project.write(
        'content/blog/2034-01-02-a-story.mdx',
        post('a-story', 'A Story', '2034-01-02', 'tags: [announcement]\nauthors: []'),
      ),
  },
  {
    name: 'rename a post, with a redirect',
    apply: project => {
      const { file, slug } = story(project, 1);
      project.editAll(moved(`/blog/${slug}`, `/blog/${slug}-renamed`));
      project.edit(file, text => text.replace(`slug: ${slug}\n`, `slug: ${slug}-renamed\n`));
      project.append(REDIRECTS, redirect(routes.post(slug), routes.post(`${slug}-renamed`)));
    },
  },
  {
    name: 'remove a post, with a redirect',
    apply: project => {
      const { file, slug } = story(project, 0);
      const tags = tagsOf(project.read(file));
      project.remove(file);
      project.editAll(unlink(routes.post(slug)));
      const left = project.files('content/blog', '.mdx').flatMap(name => tagsOf(project.read(name)));
      // The pages of tags that no other post has are gone, too.
      const gone = tags.filter(tag => !left.includes(tag)).map(tag => routes.tag(tag));
      for (const address of [routes.post(slug), ...gone])
        project.append(REDIRECTS, redirect(address, '/blog/'));
    },
  },
  {
    name: 'add an author who signs a post',
    apply: project => {
      project.write(
        'content/authors/new-author.yml',
        'name: New Author\ntitle: Writer\nurl: https://github.com/new-author\ngithub: new-author\norder: 90\n',
      );
      project.edit(story(project, -1).file, text => text.replace(/^authors: .*$/m, 'authors: [new-author]'));
    },
  },
  {
    name: 'remove an author who signed no post',
    apply: project => {
      const posts = project.files('content/blog', '.mdx').map(file => project.read(file));
      const file = project.files('content/authors', '.yml').find(name => {
        const key = name.replace(/^.*\/|\.yml$/g, '');
        return posts.every(text => !(/^authors: .*$/m.exec(text)?.[0] ?? '').includes(key));
      });
      if (file === undefined) throw new Error('Every author has written a post.');
      project.remove(file);
    },
  },
  {
    name: 'rename an author, with a redirect',
    apply: project => {
      const { key, file } = signingAuthor(project);
      project.copy(file, `content/authors/${key}-renamed.yml`);
      project.remove(file);
      for (const name of project.files('content/blog', '.mdx')) {
        const text = project.read(name);
        const renamed = text.replace(/^authors: .*$/m, line =>
          line.replace(new RegExp(`(?<=[[ ])${key}(?=[\\],])`), `${key}-renamed`),
        );
        if (renamed !== text) project.write(name, renamed);
      }
      project.editAll(moved(routes.author(key), routes.author(`${key}-renamed`)));
      project.append(REDIRECTS, redirect(routes.author(key), routes.author(`${key}-renamed`)));
    },
  },
  {
    name: 'rename a tag, with a redirect',
    apply: project => {
      project.edit(SCHEMA, text => text.replace("'versus'", "'comparison'"));
      retag(project, 'versus', 'comparison');
      project.append(REDIRECTS, redirect(routes.tag('versus'), routes.tag('comparison')));
    },
  },
  {
    name: 'remove a tag, with a redirect',
    apply: project => {
      project.edit(SCHEMA, text => text.replace(" 'goals',", ''));
      retag(project, 'goals', 'budgeting');
      project.append(REDIRECTS, redirect(routes.tag('goals'), routes.tag('budgeting')));
    },
  },
  {
    name: 'add a tag',
    apply: project => {
      project.edit(SCHEMA, text => text.replace("'release',", "'release', 'roadmap',"));
      project.edit(story(project, -1).file, text => text.replace(/^tags: \[/m, 'tags: [roadmap, '));
    },
  },
  {
    name: 'add a term to the glossary',
    apply: project =>
      project.append(
        GLOSSARY,
        '- term: zebra budget\n  definition: A budget with stripes.\n  synonyms: [striped budget]\n  page: /docs/budgeting/\n',
      ),
  },
  {
    name: 'rename a term of the glossary',
    apply: project =>
      project.edit(GLOSSARY, text => {
        const pages = project.files('content', '.mdx').map(file => project.read(file));
        const term = [...text.matchAll(/^- term: (.*)$/gm)]
          .map(([, name = '']) => name)
          .find(name => pages.every(page => !page.includes(`/docs/glossary/#${termId(name)}`)));
        return text.replace(`- term: ${term}\n`, `- term: renamed ${term}\n`);
      }),
  },
  {
    name: 'remove a term from the glossary',
    apply: project => {
      const pages = project.files('content/docs', '.mdx').map(file => project.read(file));
      const terms = project.read(GLOSSARY).split(/^(?=- term: )/m);
      const removed = terms.findLast(entry => {
        const term = /^- term: (.*)$/m.exec(entry)?.[1] ?? '';
        return entry.startsWith('- term:') && pages.every(text => !text.includes(`/docs/glossary/#${term}`));
      });
      project.write(GLOSSARY, terms.filter(entry => entry !== removed).join(''));
    },
  },
  {
    name: 'add a picture to a page',
    apply: project => {
      const manifest = JSON.parse(project.read(MANIFEST)) as { scenes: Record<string, Scene> };
      const [model] = Object.values(manifest.scenes);
      if (!model) throw new Error("There's no scene to copy.");
      const files = { light: 'growth.light.webp', dark: 'growth.dark.webp' };
      for (const mode of ['light', 'dark'] as const)
        project.copy(`content/screenshots/${model.files[mode]}`, `content/screenshots/${files[mode]}`);
      const noPhone = 'The app has no such screen on a phone.';
      manifest.scenes.growth = { ...model, description: 'A new picture', noPhone, files };
      project.write(MANIFEST, JSON.stringify(manifest, null, 2));
      project.append(
        'content/docs/faq.mdx',
        '\n<Screenshot name="growth" alt="A new picture of the app" />\n',
      );
    },
  },
  {
    name: 'remove a picture from a page',
    apply: project => {
      const use = /^<Screenshot [^>]*name="[^"]+"[^>]*\/>\n/m;
      const file = project.files('content/docs', '.mdx').find(name => use.test(project.read(name)));
      if (file === undefined) throw new Error('No page has a picture on its own line.');
      project.edit(file, text => text.replace(use, ''));
    },
  },
  {
    name: 'announce something',
    apply: project =>
      project.append(
        'content/announcement.yml',
        'id: growth\ncontent: On payees and budgets, see the [questions](/docs/faq/).\n',
      ),
  },
  {
    name: 'add questions to a page',
    apply: project => project.append('content/docs/faq.mdx', '\n### Is this new?\n\nYes.\n'),
  },
];

/** A picture of the app, as listed in the manifest. */
interface Scene {
  description: string;
  noPhone?: string;
  width: number;
  height: number;
  files: Record<'light' | 'dark', string>;
}
