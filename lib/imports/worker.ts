import { ImportDesk } from './desk';
import type { Request, Response } from './messages';

/** The worker that reads bank files, so that the page stays responsive. */
const desk = new ImportDesk();
const send = (response: Response) => self.postMessage(response);

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  try {
    send(desk.answer(data));
  } catch (error) {
    console.error(error);
    send({ type: 'failed', id: data.id });
  }
});
