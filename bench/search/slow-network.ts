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
export async function slowNetwork(target: URL, network: Network): Promise<{ url: string; server: Server }> {
  const line = new Line(network);
  const { roundTrip } = network;
  const server = createServer(browser => {
    const connected = performance.now() + roundTrip;
    const site = connect(Number(target.port), target.hostname);
    browser.on('data', chunk => {
      const setUp = Math.max(0, connected - performance.now());
      setTimeout(() => site.writable && site.write(chunk), setUp + roundTrip / 2);
    });
    site.on('data', chunk => line.send(browser, chunk));
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

/** The line to the browser, which sends one packet at a time, each connection's in turn. */
class Line {
  readonly #network: Network;
  /** What each connection has yet to send. The first one is next. */
  readonly #waiting = new Map<Socket, Buffer[]>();
  /** When the line has sent the last packet. */
  #free = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(network: Network) {
    this.#network = network;
  }

  send(socket: Socket, chunk: Buffer): void {
    const chunks = this.#waiting.get(socket) ?? [];
    chunks.push(chunk);
    this.#waiting.set(socket, chunks);
    this.#timer ??= setTimeout(() => this.#sendDue(), 0);
  }

  /** Sends the packets that are due, and waits for the next one. */
  #sendDue(): void {
    this.#timer = undefined;
    const { bitsPerSecond, roundTrip } = this.#network;
    for (let now = performance.now(); this.#free <= now; now = performance.now()) {
      const [entry] = this.#waiting;
      if (!entry) return;
      const [socket] = entry;
      const packet = this.#nextPacket(...entry);
      this.#free = Math.max(this.#free, now - 5) + (packet.length * 8000) / bitsPerSecond;
      setTimeout(() => socket.writable && socket.write(packet), roundTrip / 2);
    }
    this.#timer = setTimeout(() => this.#sendDue(), Math.max(1, this.#free - performance.now()));
  }

  /** Takes a connection's first packet. If it has more to send, it goes to the end of the queue. */
  #nextPacket(socket: Socket, [chunk = Buffer.alloc(0), ...rest]: Buffer[]): Buffer {
    const left = chunk.length > PACKET ? [chunk.subarray(PACKET), ...rest] : rest;
    this.#waiting.delete(socket);
    if (left.length > 0) this.#waiting.set(socket, left);
    return chunk.subarray(0, PACKET);
  }
}
