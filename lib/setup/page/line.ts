import { setupStrings } from '@/strings/setup';
import { CHOICES, OPTIONS, VALUES, type Option, type ValueName } from '../choices';
import type { Setup } from '../setup';

/**
 * Writes the reader's setup into the line about it: "For Docker · port 8080".
 *
 * @param line lists in `data-setup-line` what the page depends on: choices, options, and values
 * @returns whether the line has something to say to this reader
 */
export function showLine(line: HTMLElement, setup: Setup): boolean {
  const parts = String(line.dataset.setupLine)
    .split(' ')
    .map(name => partOf(name, setup))
    .filter(part => part.length > 0);
  const place = line.querySelector('[data-setup-names]');
  const text = parts.length === 0 ? [] : [setupStrings.shownFor, ...parts.flatMap(separated)];
  const found = document.createElement('span');
  found.append(...text);
  // Writing the same text again would trigger the page's observer endlessly.
  if (place && place.innerHTML !== found.innerHTML) place.replaceChildren(...found.childNodes);
  const isMine = parts.length > 0 || line.querySelector('[data-mine]') !== null;
  line
    .querySelector('button')
    ?.setAttribute('aria-label', isMine ? setupStrings.changeLabel : setupStrings.choose);
  const isHidden = !isMine && line.dataset.setupQuiet !== undefined;
  if (line.hidden !== isHidden) line.hidden = isHidden;
  return isMine;
}

const separated = (part: (string | Node)[], position: number) => (position === 0 ? part : [' · ', ...part]);

/** What the line says about a choice, an option, or a value. Empty if it isn't in the setup. */
function partOf(name: string, setup: Setup): (string | Node)[] {
  const value = setup[name as keyof Setup];
  if (name in VALUES)
    return value === undefined ? [] : [setupStrings.shownValues[name as ValueName], element('code', value)];
  const option = (name in CHOICES ? value : name) as Option | undefined;
  const choice = option === undefined ? undefined : OPTIONS.get(option);
  if (option === undefined || choice === undefined || setup[choice] !== option) return [];
  return [element('b', setupStrings.options[option])];
}

function element(tag: 'b' | 'code', text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
