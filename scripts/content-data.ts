import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { cached, codeHash, hashOf, hashOfFiles } from '@/lib/cache';
import { filesBelow } from '@/lib/content/files';
import type { Author, Content, Doc, Post, PreparedContent } from '@/lib/content/store';
import { writeGenerated } from '@/lib/generated';

const GENERATED = '.contentlayer/generated';

/** What contentlayer writes, with the text that front matter is followed by. */
type WithBody<Document> = Document & { body?: unknown };

/**
 * Types the front matter of every content file with contentlayer. Front matter that hasn't changed is taken from the cache:
 * texts change much more often.
 *
 * @param check looks at front matter that has changed, and throws when contentlayer needn't be asked
 * @throws Error when contentlayer finds a mistake, which it has printed; the check (lib/check) knows its line and remedy
 */
export async function typeContent(check?: () => Promise<void>): Promise<Content> {
  const key = hashOf(await codeHash(), await hashOfFiles(['contentlayer.config.ts']), await frontMatter());
  const content = await cached('content', key, async () => {
    await check?.();
    return generate();
  });
  // TypeScript needs the types that contentlayer writes beside the data.
  if (!existsSync(`${GENERATED}/types.d.ts`)) await generate();
  // The modules that ask for content can only be imported once there is some.
  if (!existsSync('.generated/content.json'))
    await writeGenerated('content', { ...content, ...NOTHING_PREPARED });
  if (!existsSync('.generated/mistakes.json')) await writeGenerated('mistakes', {});
  return content;
}

/** The front matter of every content file: the part of a file that contentlayer is asked for. */
async function frontMatter(): Promise<string[]> {
  const files = (
    await Promise.all(['docs', 'blog', 'authors'].map(folder => filesBelow(`content/${folder}`, '')))
  ).flat();
  const texts = await Promise.all(files.map(file => readFile(file, 'utf8')));
  return texts.map((text, index) => `${files[index]}\n${/^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? text}`);
}

async function generate(): Promise<Content> {
  await runContentlayer();
  const [docs, posts, authors] = await Promise.all([
    read<Doc>('Doc'),
    read<Post>('Post'),
    read<Author>('Author'),
  ]);
  return { docs, posts, authors };
}

async function read<Document>(type: string): Promise<WithBody<Document>[]> {
  const documents: WithBody<Document>[] = JSON.parse(
    await readFile(`${GENERATED}/${type}/_index.json`, 'utf8'),
  );
  for (const document of documents) delete document.body;
  return documents;
}

/** What prepare() fills in. */
const NOTHING_PREPARED: Omit<PreparedContent, keyof Content> = {
  versions: { path: '', breadcrumbs: true, versions: [] },
  pages: {},
};

let worker: Worker | undefined;

/** The thread of contentlayer. */
function contentlayer(): Worker {
  return (worker ??= new Worker(new URL('./contentlayer.mjs', import.meta.url), {
    env: { ...process.env, PWD: process.cwd() },
    execArgv: [],
  }));
}

/** Loads contentlayer, which takes a second, before it's needed. */
export function warmUp(): void {
  contentlayer().unref();
}

/** Has contentlayer write its data. The thread stays for the next time, and doesn't keep the script running. */
function runContentlayer(): Promise<void> {
  const thread = contentlayer();
  return new Promise((done, fail) => {
    const end = () => {
      worker = undefined;
      fail(new Error('contentlayer found a mistake; see above.'));
    };
    thread.once('exit', end).once('error', fail);
    thread.once('message', () => {
      thread.off('exit', end).off('error', fail);
      thread.unref();
      done();
    });
    thread.ref();
    thread.postMessage('generate');
  });
}
