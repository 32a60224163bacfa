import { connectionAllows, Prefetcher } from '@/lib/prefetch';

/** A prefetcher whose `later` runs when the test calls it. */
function setUp(allowed = () => true) {
  const fetched: string[] = [];
  const queue: (() => void)[] = [];
  const prefetcher = new Prefetcher<string>(
    { fetch: href => fetched.push(href), allowed, later: run => queue.push(run) },
    { beforeActing: 2, onPage: 4 },
  );
  const settle = () => {
    while (queue.length > 0) queue.shift()?.();
  };
  const showPages = (...pages: string[]) => pages.forEach(page => prefetcher.enter(page, `/${page}/`, 1));
  return { fetched, prefetcher, settle, showPages };
}

test('links in view are fetched, a few before the reader acts and more afterward', () => {
  const { fetched, prefetcher, settle, showPages } = setUp();
  showPages('a', 'b', 'c', 'd', 'e');
  settle();
  expect(fetched).toEqual(['/a/', '/b/']);
  prefetcher.act();
  settle();
  expect(fetched).toEqual(['/a/', '/b/', '/c/', '/d/']);
  prefetcher.turnPage('/f/');
  showPages('a', 'e');
  settle();
  expect(fetched).toEqual(['/a/', '/b/', '/c/', '/d/', '/e/']);
});

test('a page is fetched once, regardless of query, hash, and trigger', () => {
  const { fetched, prefetcher, settle } = setUp();
  prefetcher.enter('first', '/a/', 1);
  prefetcher.enter('second', '/a/#part', 1);
  settle();
  prefetcher.intend('/a/?q=1');
  expect(fetched).toEqual(['/a/']);
});

test("the links of the previous page aren't fetched", () => {
  const { fetched, prefetcher, settle, showPages } = setUp();
  showPages('a', 'b');
  prefetcher.turnPage('/c/');
  showPages('d');
  settle();
  expect(fetched).toEqual(['/d/']);
});

test("the current page isn't fetched", () => {
  const { fetched, prefetcher, settle, showPages } = setUp();
  prefetcher.turnPage('/a/');
  showPages('a', 'b');
  settle();
  expect(fetched).toEqual(['/b/']);
});

test('links with a lower rank come first, even if they come into view later', () => {
  const { fetched, prefetcher, settle } = setUp();
  prefetcher.enter('menu', '/menu/', 2);
  prefetcher.enter('article', '/article/', 1);
  prefetcher.act();
  prefetcher.enter('next', '/next/', 0);
  settle();
  expect(fetched).toEqual(['/next/', '/article/', '/menu/']);
});

test('links in view wait while another page is being opened', () => {
  const { fetched, prefetcher, settle, showPages } = setUp();
  prefetcher.hold();
  showPages('a');
  prefetcher.act();
  settle();
  prefetcher.intend('/b/');
  expect(fetched).toEqual(['/b/']);
  prefetcher.resume();
  settle();
  expect(fetched).toEqual(['/b/', '/a/']);
});

test("a link that is no longer in view isn't fetched", () => {
  const { fetched, prefetcher, settle, showPages } = setUp();
  showPages('a', 'b');
  prefetcher.leave('a');
  settle();
  expect(fetched).toEqual(['/b/']);
});

test('a link that the reader points at is fetched despite the limits', () => {
  const { fetched, prefetcher, settle, showPages } = setUp();
  showPages('a', 'b', 'c');
  settle();
  prefetcher.intend('/c/');
  expect(fetched).toEqual(['/a/', '/b/', '/c/']);
});

test("nothing is fetched while it isn't allowed, and the queue continues when it is", () => {
  let allowed = false;
  const { fetched, prefetcher, settle, showPages } = setUp(() => allowed);
  showPages('a');
  prefetcher.intend('/b/');
  settle();
  expect(fetched).toEqual([]);
  allowed = true;
  prefetcher.act();
  settle();
  expect(fetched).toEqual(['/a/']);
});

test.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('the connection %j allows it: %s', (connection, allowed) => {
  expect(connectionAllows(connection)).toBe(allowed);
});
