import { createServer, connect, type Server, type Socket } from 'node:net';

/** A connection to simulate. */
export interface Network {
  /** Bits per second to the browser. */
  bitsPerSecond: number;
  /** The round-trip time, in ms. */
  roundTrip: number;
}

/** The size of a packet in bytes. */
const PACKET = 1460;

/**
 * A proxy that simulates a slow network: all connections share its rate, packet by packet in turn, every byte takes half a round
 * trip, and a new connection takes one. (The browser's own throttling doesn't include requests from workers.)
 */
export async function slowNetwork(
  target: URL,
  { bitsPerSecond, roundTrip }: Network,
): Promise<{ url: string; server: Server }> {
  const waiting = new Map<Socket, Buffer[]>();
  let free = 0;
  let timer: NodeJS.Timeout | undefined;

  const sendNext = () => {
    timer = undefined;
    for (let now = performance.now(); free <= now;) {
      const [entry] = waiting;
      if (!entry) return;
      const [socket, chunks] = entry;
      waiting.delete(socket);
      const [chunk] = chunks;
      if (!chunk) continue;
      const packet = chunk.subarray(0, PACKET);
      if (chunk.length > PACKET) chunks[0] = chunk.subarray(PACKET);
      else chunks.shift();
      // Back to the end of the queue.
      if (chunks.length > 0) waiting.set(socket, chunks);
      free = Math.max(free, now - 5) + (packet.length * 8000) / bitsPerSecond;
      setTimeout(() => socket.writable && socket.write(packet), roundTrip / 2);
      now = performance.now();
    }
    timer = setTimeout(sendNext, Math.max(1, free - performance.now()));
  };

  const server = createServer(browser => {
    const connected = performance.now() + roundTrip;
    const site = connect(Number(target.port), target.hostname);
    browser.on('data', chunk => {
      const setUp = Math.max(0, connected - performance.now());
      setTimeout(() => site.writable && site.write(chunk), setUp + roundTrip / 2);
    });
    site.on('data', chunk => {
      const chunks = waiting.get(browser) ?? [];
      chunks.push(chunk);
      waiting.set(browser, chunks);
      timer ??= setTimeout(sendNext, 0);
    });
    for (const [one, other] of [
      [browser, site],
      [site, browser],
    ] as const)
      one
        .on('error', () => other.destroy())
        .on('close', () => setTimeout(() => other.destroy(), 4 * roundTrip + 5000));
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, server };
}
