import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { cached, codeHash, hashOf, hashOfFiles } from '@/lib/cache';
import { filesBelow } from '@/lib/content/files';
import type { Author, Content, Doc, Post, PreparedContent } from '@/lib/content/store';
import { writeGenerated } from '@/lib/generated';

const GENERATED = '.contentlayer/generated';

/** A document as contentlayer writes it, including the text after the front matter. */
type WithBody<Document> = Document & { body?: unknown };

/**
 * Generates data from the front matter of every content file with contentlayer. Unchanged front matter comes from the cache,
 * because the text changes much more often.
 *
 * @param check checks changed front matter, and throws if contentlayer doesn't need to run
 * @throws Error if contentlayer finds an error, which it has printed; the check (lib/check) knows its line and fix
 */
export async function typeContent(check?: () => Promise<void>): Promise<Content> {
  const key = hashOf(await codeHash(), await hashOfFiles(['contentlayer.config.ts']), await frontMatter());
  const content = await cached('content', key, async () => {
    await check?.();
    return generate();
  });
  // TypeScript needs the types that contentlayer writes next to the data.
  if (!existsSync(`${GENERATED}/types.d.ts`)) await generate();
  // Modules that read content can only be imported once there is some.
  if (!existsSync('.generated/content.json'))
    await writeGenerated('content', { ...content, ...NOTHING_PREPARED });
  if (!existsSync('.generated/mistakes.json')) await writeGenerated('mistakes', {});
  return content;
}

/** The front matter of every content file, which is all that contentlayer gets. */
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

/** Placeholders, which prepare() replaces. */
const NOTHING_PREPARED: Omit<PreparedContent, keyof Content> = {
  versions: { path: '', breadcrumbs: true, versions: [] },
  pages: {},
};

let worker: Worker | undefined;

/** The worker thread that runs contentlayer. */
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

/** Makes contentlayer write its data. The thread is reused, and doesn't keep the script running. */
function runContentlayer(): Promise<void> {
  const thread = contentlayer();
  return new Promise((done, fail) => {
    const end = () => {
      worker = undefined;
      fail(new Error('contentlayer found an error; see above.'));
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
