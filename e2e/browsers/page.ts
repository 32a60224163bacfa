import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';

/** An element on the page, identified by its role and accessible name. */
export interface Target {
  role: string;
  /** The full name, or the source of a regular expression. */
  name?: string | { pattern: string };
  /** The element that contains it. */
  within?: Target;
  /** The first is 0, the last is -1. Left out: the first. */
  index?: number;
  /** Text that it contains. */
  text?: string;
}

/** The bounding box of an element, in CSS pixels in the window. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const squeeze = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

function isShown(element: Element, modal: Element | undefined): boolean {
  if (modal && !modal.contains(element)) return false;
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 0 &&
    height > 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true]')
  );
}

function isNamed(element: Element, name: Target['name']): boolean {
  if (name === undefined) return true;
  const own = squeeze(computeAccessibleName(element));
  return typeof name === 'string' ? own === name : new RegExp(name.pattern).test(own);
}

function all({ role, name, within, text }: Target): Element[] {
  const scope = within ? find(within) : document.documentElement;
  if (!scope) return [];
  // Elements outside an open modal dialog are inert.
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  return [...scope.querySelectorAll('*')].filter(
    element =>
      getRole(element) === role &&
      (text === undefined || squeeze(element.textContent).includes(text)) &&
      isShown(element, modal) &&
      isNamed(element, name),
  );
}

function find(target: Target): Element | undefined {
  return all(target).at(target.index ?? 0);
}

function need(target: Target): Element {
  const element = find(target);
  if (!element) throw new Error(`Nothing like this is on the page: ${JSON.stringify(target)}`);
  return element;
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** The number of matching visible elements. */
export const count = (target: Target): number => all(target).length;

/** The element's bounding box, or null if it isn't visible. */
export const box = (target: Target): Box | null => {
  const element = find(target);
  return element ? boxOf(element) : null;
};

/** Scrolls the element into the window if it's outside or covered, and returns its position. */
export function reach(target: Target): Box {
  const element = need(target);
  if (!isHit(target)) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return firstLine(element);
}

/** A link may wrap, so this uses its first line. */
function firstLine(element: Element): Box {
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Whether a click in the middle would hit the element or the label around it. A part that its container hides can't be hit. */
export function isHit(target: Target): boolean {
  const element = need(target);
  const { x, y, width, height } = firstLine(element);
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  return met !== null && (element.contains(met) || met.closest('label')?.contains(element) === true);
}

/**
 * The frames in which the page reacts to an event: the framework's update, its measurements, and the first frame of a transition.
 */
const FRAMES = 3;

/** The element's position, scrolled into the window. Null while it or a finite animation moves, or something covers it. */
export async function restingPlace(target: Target): Promise<Box | null> {
  const before = reach(target);
  // Without scripts, nothing moves once the page has loaded.
  if (!hasScripts() && document.readyState !== 'complete') return null;
  if (hasScripts()) await frames();
  const after = reach(target);
  const rests = JSON.stringify(before) === JSON.stringify(after);
  return rests && isStill() && isHit(target) ? after : null;
}

const hasScripts = (): boolean => !matchMedia('(scripting: none)').matches;

/** Waits until the page has reacted to an event. Without scripts, neither animation frames nor (in Firefox) promises continue. */
async function frames(): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame += 1) await new Promise(requestAnimationFrame);
}

/** Scrolls the page. When this is done, the page knows its new position. */
export async function scrollPage(y: number): Promise<void> {
  window.scrollTo({ top: y, behavior: 'instant' });
  if (hasScripts()) await frames();
}

const isStill = (): boolean =>
  document
    .getAnimations()
    .every(
      ({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    );

/** Its text. */
export const text = (target: Target): string => squeeze(need(target).textContent);

/** The text of all matching elements. */
export const texts = (target: Target): string[] => all(target).map(element => squeeze(element.textContent));

/** An attribute of it. */
export const attribute = (target: Target, name: string): string | null => need(target).getAttribute(name);

/** Its accessible description. */
export const description = (target: Target): string => squeeze(computeAccessibleDescription(need(target)));

/** A computed style of it. */
export const style = (target: Target, property: string): string =>
  getComputedStyle(need(target)).getPropertyValue(property);

/** Whether it has the focus. */
export const isFocused = (target: Target): boolean => find(target) === document.activeElement;

/** Focuses it, as Tab would. */
export const focus = (target: Target): void =>
  (need(target) as HTMLElement).focus({ preventScroll: false, ...{ focusVisible: true } });

/** The value of a field. */
export const value = (target: Target): string => (need(target) as HTMLInputElement).value;

/** The loading state of a picture. */
export function picture(target: Target): { source: string; width: number; complete: boolean } {
  const image = need(target) as HTMLImageElement;
  return { source: image.currentSrc, width: image.naturalWidth, complete: image.complete };
}
