import { readFileSync } from 'node:fs';

/** The loader as the build puts it at the end of a page, before it's minified. */
const LOADER = readFileSync('lib/intent/loader.js', 'utf8');

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

/** Marks the page as hydrated and lets the observer hear of it. */
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
  new Function(LOADER)();
}

beforeEach(() =>
  startPage(`
    <p>text</p>
    <a href="/docs/"><b>Docs</b></a>
    <form data-search><input /></form>
    <button id="copy">Copy</button>
    <form><button id="send">Send</button></form>
  `),
);

// The listeners of a loader that never sees its page hydrated would act on the next test's page.
afterEach(hydrate);

it('loads nothing until the reader acts', () => {
  expect(sources()).toEqual([]);
});

it('loads the framework at the first sign of intent, and once', () => {
  point('p');
  point('p');
  expect(sources()).toEqual(['/data.js', '/react.js']);
});

it('starts the framework only when everything else is there', () => {
  point('p');
  finish('load', '/data.js');
  expect(sources()).not.toContain('/start.js');
  finish('load', '/react.js');
  expect(sources()).toContain('/start.js');
});

it('tries a script that failed again at the next sign, and the others not', () => {
  point('p');
  finish('load', '/data.js');
  finish('error', '/react.js');
  expect(sources()).toEqual(['/data.js']);
  point('p');
  expect(sources()).toEqual(['/data.js', '/react.js']);
  finish('load', '/react.js');
  expect(sources()).toContain('/start.js');
});

it.each(['a b', '[data-search] input'])('loads nothing for a pointer over %s', selector => {
  point(selector);
  expect(sources()).toEqual([]);
});

it('loads the framework for a reader who moves through links by keyboard', () => {
  send('a', new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(sources()).not.toEqual([]);
});

it('gives the first click back once the page is hydrated', async () => {
  const served = jest.fn();
  click('#copy');
  click('#copy');
  document.querySelector('#copy')?.addEventListener('click', served);
  await hydrate();
  expect(served).toHaveBeenCalledTimes(1);
});

it('gives back no click that a script on the page has served, nor one that submits a form', async () => {
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

it('lets clicks that React stops reach the other listeners until the page is hydrated', async () => {
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

it('loads right away on a page that needs the framework', async () => {
  await hydrate();
  startPage('<main data-needs-framework></main>');
  expect(sources()).toEqual(['/data.js', '/react.js']);
});
