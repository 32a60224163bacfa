/** Noon on the day of every screenshot. */
export const TODAY = '2025-11-15';
export const NOW = Date.parse(`${TODAY}T12:00:00Z`);

export type FreezeOptions = {
  /** Milliseconds since the epoch at which the clock starts. */
  now: number;
  /** Seed of every random number. */
  seed: number;
  /** 'step': one millisecond per call. 'flow': real elapsed time, for code that waits for timers. */
  clock: 'step' | 'flow';
};

/**
 * Replaces the clock and the sources of randomness of the global object. It runs in Node as a function, and in the page and its
 * worker as text, so it can't refer to anything outside itself.
 */
export function freeze({ now, seed, clock }: FreezeOptions): void {
  const RealDate = Date;
  const started = performance.now();
  let last = now;

  // Never the same value twice, because sync timestamps and sort orders must be unique.
  const current = (): number => {
    const next = clock === 'step' ? last + 1 : Math.floor(now + performance.now() - started);
    last = Math.max(last + 1, next);
    return last;
  };

  class FrozenDate extends RealDate {
    constructor(...args: unknown[]) {
      if (args.length === 0) super(current());
      else super(...(args as [number]));
    }
    static override now(): number {
      return current();
    }
  }
  // Date called without `new` returns a string.
  const date = new Proxy(FrozenDate, { apply: () => new RealDate(current()).toString() });
  Object.assign(globalThis, { Date: date });

  let state = seed >>> 0;
  const random = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  Math.random = random;

  const fill = <T extends ArrayBufferView>(array: T): T => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = Math.floor(random() * 256);
    return array;
  };
  const uuid = (): string => {
    const bytes = fill(new Uint8Array(16));
    bytes[6] = (bytes[6]! & 0x0f) | 0x40;
    bytes[8] = (bytes[8]! & 0x3f) | 0x80;
    const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  };
  const define = (name: string, value: unknown): void => {
    Object.defineProperty(globalThis.crypto, name, { value, configurable: true, writable: true });
  };
  define('getRandomValues', fill);
  define('randomUUID', uuid);
}

/**
 * The same as a script for a page or a worker. tsx wraps functions in a helper named `__name`, which pages don't have, so
 * functions passed to `page.evaluate` need it as well.
 */
export function freezeScript(options: FreezeOptions): string {
  return `globalThis.__name ??= f => f; (${freeze.toString()})(${JSON.stringify(options)});\n`;
}
