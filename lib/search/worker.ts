import { fileName, readResponse } from './files';
import type { Requester, Boot, Message, Question, Request } from './messages';
import { Searcher } from './searcher';

/** The worker's global scope, to which the inline script (lib/inline/search.ts) adds `boot`. */
declare const self: DedicatedWorkerGlobalScope & { boot: Boot };

/** The search worker: loads the index and answers the latest query of each requester. */
const { folder, context, first } = self.boot;
const send = (message: Message) => self.postMessage(message);

const searcher = Searcher.open(context, name =>
  readResponse(name === fileName('search-index', context) ? first : fetch(folder + name)),
);

// The code that opens the index handles a failure. Until then, it isn't an error of the page.
searcher.catch(() => undefined);

const newest = new Map<Requester, number>();

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'open') {
    searcher.then(
      () => send({ type: 'ready' }),
      () => send({ type: 'failed' }),
    );
  } else {
    newest.set(data.requester, data.id);
    answer(data).catch(() => send({ type: 'unanswered', id: data.id }));
  }
});

async function answer({ id, requester, query, shape, setup }: Question): Promise<void> {
  const open = await searcher;
  // Handles messages that are already queued first.
  await new Promise(resolve => setTimeout(resolve));
  const isOld = () => newest.get(requester) !== id;
  if (isOld()) return;
  for await (const each of open.answers(query, shape, setup)) {
    if (isOld()) return;
    send({ type: 'answer', id, answer: each });
  }
}
