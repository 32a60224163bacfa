/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { INTENT_EVENT } from '@/lib/intent/event';

/** The loader as the build adds it to a page, before it's minified. */
const LOADER = readFileSync('lib/intent/loader.js', 'utf8');

/** How long the pointer must rest on a link in these tests, in ms. */
const INTENT_MS = 50;

/** A media query that matches in a test. */
let savingData = '';

const html = document.documentElement;
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('body > script[src]')];
const sources = () => scripts().map(script => script.getAttribute('src'));
const finish = (type: 'load' | 'error', source: string) =>
  scripts()
    .find(script => script.getAttribute('src') === source)
    ?.dispatchEvent(new Event(type));
const send = (selector: string, event: Event) => document.querySelector(selector)?.dispatchEvent(event);
const point = (selector: string) => send(selector, new MouseEvent('pointerover', { bubbles: true }));
const click = (selector: string) =>
  send(selector, new MouseEvent('click', { bubbles: true, cancelable: true }));

/** Marks the page as hydrated and lets the observer run. */
async function hydrate(): Promise<void> {
  html.dataset.hasHydrated = 'true';
  await Promise.resolve();
}

function startPage(body: string): void {
  html.dataset.hasHydrated = 'false';
  document.body.innerHTML = body;
  const current = document.createElement('script');
  current.dataset.framework = '/data.js /react.js /start.js';
  Object.defineProperty(document, 'currentScript', { configurable: true, value: current });
  window.fetch = jest.fn(() => Promise.reject(new Error('no network')));
  window.matchMedia = jest.fn(query => ({ matches: query === savingData }) as MediaQueryList);
  new Function('BASE_PATH', 'INTENT_MS', LOADER)('/base/', INTENT_MS);
}

beforeEach(() =>
  startPage(`
    <p>text</p>
    <a href="/docs/"><b>Docs</b></a>
    <form data-search role="search"><input /></form>
    <button id="copy">Copy</button>
    <form><button id="send">Send</button></form>
  `),
);

// Otherwise, loaders of pages that are never hydrated would react to the next test's page.
afterEach(hydrate);

it('loads nothing until the reader acts', () => {
  expect(sources()).toEqual([]);
});

it('loads the framework once, at the first sign of intent', () => {
  point('p');
  point('p');
  expect(sources()).toEqual(['/data.js', '/react.js']);
});

it('loads the framework when a script of the site asks for it', () => {
  window.dispatchEvent(new Event(INTENT_EVENT));
  expect(sources()).not.toEqual([]);
});

it('only starts the framework when everything else is loaded', () => {
  point('p');
  finish('load', '/data.js');
  expect(sources()).not.toContain('/start.js');
  finish('load', '/react.js');
  expect(sources()).toContain('/start.js');
});

it.each(['load', 'error'] as const)(
  'enables the complete styles and starts after their %s event',
  async result => {
    await hydrate();
    document.head.innerHTML = '<link disabled rel="stylesheet" href="/a.css">';
    startPage('<p>text</p>');
    const sheet = document.querySelector<HTMLLinkElement>('link');
    expect(sheet).toHaveAttribute('disabled');
    point('p');
    expect(sheet).not.toHaveAttribute('disabled');
    finish('load', '/data.js');
    finish('load', '/react.js');
    expect(sources()).not.toContain('/start.js');
    sheet?.dispatchEvent(new Event(result));
    expect(sources()).toContain('/start.js');
    document.head.innerHTML = '';
  },
);

it('enables the style sheets in their order', async () => {
  await hydrate();
  document.head.innerHTML =
    '<link disabled rel="stylesheet" href="/a.css"><link disabled rel="stylesheet" href="/b.css">';
  startPage('<p>text</p>');
  const [first, second] = document.querySelectorAll('link');
  point('p');
  expect(window.fetch).toHaveBeenCalledWith(expect.stringContaining('/b.css'));
  expect(first).not.toHaveAttribute('disabled');
  expect(second).toHaveAttribute('disabled');
  first?.dispatchEvent(new Event('load'));
  expect(second).not.toHaveAttribute('disabled');
  document.head.innerHTML = '';
});

it('only retries failed scripts at the next sign', () => {
  point('p');
  finish('load', '/data.js');
  finish('error', '/react.js');
  expect(sources()).toEqual(['/data.js']);
  point('p');
  expect(sources()).toEqual(['/data.js', '/react.js']);
  finish('load', '/react.js');
  expect(sources()).toContain('/start.js');
});

it.each(['a b', '[data-search] input'])('loads nothing when hovering over %s', selector => {
  point(selector);
  expect(sources()).toEqual([]);
});

it('loads the framework on keyboard navigation through links', () => {
  send('a', new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(sources()).not.toEqual([]);
});

it('replays the first click after hydration', async () => {
  const served = jest.fn();
  click('#copy');
  click('#copy');
  document.querySelector('#copy')?.addEventListener('click', served);
  await hydrate();
  expect(served).toHaveBeenCalledTimes(1);
});

it('returns to a place that the reader opened while the framework took over', async () => {
  location.hash = '#there';
  window.dispatchEvent(new PopStateEvent('popstate'));
  history.replaceState(null, '', location.pathname);
  await hydrate();
  expect(location.hash).toBe('#there');
  history.replaceState(null, '', location.pathname);
});

it("doesn't replay handled clicks or form submissions", async () => {
  const served = jest.fn();
  document.querySelector('#copy')?.addEventListener('click', event => event.preventDefault(), { once: true });
  document.querySelector('#send')?.addEventListener('click', event => event.preventDefault(), { once: true });
  click('#copy');
  click('#send');
  document.addEventListener('click', served);
  await hydrate();
  document.removeEventListener('click', served);
  expect(served).not.toHaveBeenCalled();
});

it('lets clicks that React stops reach other listeners until hydration', async () => {
  const heard = jest.fn();
  const stop = (event: Event) => event.stopPropagation();
  document.addEventListener('click', stop, true);
  document.body.addEventListener('click', heard);
  click('p');
  expect(heard).toHaveBeenCalledTimes(1);
  await hydrate();
  click('p');
  expect(heard).toHaveBeenCalledTimes(1);
  document.removeEventListener('click', stop, true);
  document.body.removeEventListener('click', heard);
});

describe('without speculation rules', () => {
  const fetched = () => jest.mocked(window.fetch).mock.calls.map(([page]) => page);
  const press = (selector: string) => send(selector, new MouseEvent('pointerdown', { bubbles: true }));

  beforeEach(async () => {
    await hydrate();
    jest.useFakeTimers();
    savingData = '';
    startPage(`
      <p>text</p>
      <a id="page" href="/base/docs/?q=1#hash"><b>Docs</b></a>
      <a id="other" href="/base/blog/">Blog</a>
      <a id="here" href="${location.pathname}#here">Here</a>
      <a id="file" href="/base/feed.xml">Feed</a>
      <a id="outside" href="/elsewhere/">Outside</a>
      <a id="foreign" href="https://example.com/base/docs/">Elsewhere</a>
    `);
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(HTMLScriptElement, 'supports');
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('fetches the page of a hovered link once', () => {
    point('#page b');
    expect(fetched()).toEqual([]);
    jest.advanceTimersByTime(INTENT_MS);
    expect(fetched()).toEqual(['/base/docs/?q=1']);
    press('#page');
    expect(fetched()).toEqual(['/base/docs/?q=1']);
  });

  it('fetches nothing when the pointer only passes over links', () => {
    point('#page');
    point('#other');
    jest.advanceTimersByTime(INTENT_MS - 1);
    point('p');
    jest.runAllTimers();
    expect(fetched()).not.toContain('/base/docs/?q=1');
    expect(fetched()).not.toContain('/base/blog/');
  });

  it.each(['pointerdown', 'touchstart'])('fetches it right away on %s', type => {
    send('#page', new Event(type, { bubbles: true }));
    expect(fetched()).toEqual(['/base/docs/?q=1']);
  });

  it('reports no error if the connection breaks off in the middle of the page', async () => {
    jest.useRealTimers();
    const onError = jest.fn();
    process.on('unhandledRejection', onError);
    const response: Partial<Response> = { text: () => Promise.reject(new Error('network changed')) };
    window.fetch = jest.fn(() => Promise.resolve(response as Response));
    press('#page');
    await new Promise(resolve => setTimeout(resolve, 10));
    process.off('unhandledRejection', onError);
    expect(fetched()).toEqual(['/base/docs/?q=1']);
    expect(onError).not.toHaveBeenCalled();
  });

  it.each(['#here', '#file', '#outside', '#foreign'])(
    "fetches nothing for %s, which isn't another page",
    id => {
      press(id);
      expect(fetched()).toEqual([]);
    },
  );

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
    'fetches nothing with the connection %j',
    connection => {
      Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
      press('#page');
      expect(fetched()).toEqual([]);
    },
  );

  it('fetches nothing in data saver mode', () => {
    savingData = '(prefers-reduced-data: reduce)';
    press('#page');
    expect(fetched()).toEqual([]);
  });

  it('fetches nothing if there are speculation rules', async () => {
    await hydrate();
    Object.defineProperty(HTMLScriptElement, 'supports', {
      configurable: true,
      value: (type: string) => type === 'speculationrules',
    });
    startPage('<a id="page" href="/base/docs/">Docs</a>');
    send('#page', new Event('touchstart', { bubbles: true }));
    expect(fetched()).toEqual([]);
  });
});
