/** @jest-environment jsdom */
import { update } from '@/lib/search/dom/update';

/** An element with this content, and a function that shows other content in it. */
function shown(html: string) {
  const panel = document.createElement('div');
  panel.innerHTML = html;
  const show = (next: string) => {
    const made = document.createElement('div');
    made.innerHTML = next;
    update(panel, [...made.childNodes]);
    expect(panel.innerHTML).toBe(next);
  };
  return { panel, show };
}

const list = (...options: string[]) =>
  `<div id="hits" role="listbox">${options.join('')}</div><span role="status"></span>`;
const option = (number: number, href: string, text: string, attributes = '') =>
  `<a id="hits-${number}" role="option"${attributes} href="${href}"><span>${text}</span></a>`;

it('keeps the options of the same hits, with their new text', () => {
  const { panel, show } = shown(list(option(0, '/a/', 'A'), option(1, '/b/', 'B')));
  // What is inside an option stays, too, because that's where a press starts.
  const before = [...panel.querySelectorAll('a, a span')];
  show(list(option(0, '/a/', 'A <mark>excerpt</mark>'), option(1, '/b/', 'B')));
  const after = panel.querySelectorAll('a, a span');
  before.forEach((each, index) => expect(after[index]).toBe(each));
});

it('replaces the option of another hit, and removes the options that are left', () => {
  const { panel, show } = shown(list(option(0, '/a/', 'A'), option(1, '/b/', 'B'), option(2, '/c/', 'C')));
  const [first, second] = panel.querySelectorAll('a');
  show(list(option(0, '/a/', 'A'), option(1, '/c/', 'C')));
  expect(panel.querySelectorAll('a')[0]).toBe(first);
  expect(panel.querySelectorAll('a')[1]).not.toBe(second);
});

it('adds options', () => {
  const { show } = shown(list());
  show(list(option(0, '/a/', 'A'), option(1, '/b/', 'B')));
});

it('takes over attributes, and removes those that are gone', () => {
  const { show } = shown(list(option(0, '/a/', 'A', ' aria-selected="true" data-branch="last"')));
  show(list(option(0, '/a/', 'A', ' data-branch="between"')));
});

it('announces a count in the existing status', () => {
  const { panel, show } = shown(list());
  const status = panel.querySelector('[role=status]');
  show(list().replace('></span>', '>8 results</span>'));
  expect(panel.querySelector('[role=status]')).toBe(status);
});

it('replaces a button, because the old one would do what it did before', () => {
  const { panel, show } = shown('<button>budget</button>');
  const before = panel.firstChild;
  show('<button>budgets</button>');
  expect(panel.firstChild).not.toBe(before);
});

it('leaves an element that is already in its place', () => {
  const { panel } = shown('<p>1</p><p>2</p>');
  const first = panel.firstElementChild ?? panel;
  const second = document.createElement('p');
  second.textContent = '3';
  update(panel, [first, second]);
  expect(panel.firstElementChild).toBe(first);
  expect(panel.textContent).toBe('13');
});
