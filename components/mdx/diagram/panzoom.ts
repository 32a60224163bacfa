import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import type { KeyboardEvent } from 'react';
import { ZOOM } from '@/lib/site';

/** Elements with this class don't start a drag or a reset, and neither do their children. */
export const EXCLUDE_CLASS = 'panzoom-exclude';

/** The distance in pixels that an arrow key moves the drawing. */
const ARROW_STEP_PX = 40;

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [ARROW_STEP_PX, 0],
  ArrowRight: [-ARROW_STEP_PX, 0],
  ArrowUp: [0, ARROW_STEP_PX],
  ArrowDown: [0, -ARROW_STEP_PX],
};

/**
 * Makes an element zoomable within its parent (docs/requirement.md#diagrams).
 *
 * @param content what is moved and scaled
 * @returns the handle, and a function that undoes everything
 */
export function attachPanzoom(content: HTMLElement): { panzoom: PanzoomObject; detach: () => void } {
  const wrapper = content.parentElement ?? content;
  const scrolled = wrapper.scrollLeft;
  wrapper.scrollLeft = 0;
  const panzoom = Panzoom(content, {
    minScale: ZOOM.minScale,
    maxScale: ZOOM.maxScale,
    step: ZOOM.step,
    duration: reducedMotion() ? 1 : ZOOM.animationMs,
    easing: 'ease-in-out',
    excludeClass: EXCLUDE_CLASS,
    // A vertical swipe scrolls the page until the reader has zoomed in. Then it moves the drawing.
    touchAction: 'pan-y',
    startX: -scrolled,
  });
  const onWheel = (event: WheelEvent) => panzoom.zoomWithWheel(event);
  const onDoubleClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(`.${EXCLUDE_CLASS}`)) return;
    panzoom.setOptions({ startX: 0 });
    panzoom.reset({ animate: true });
  };
  const onChange = () => {
    content.style.touchAction = panzoom.getScale() > 1 ? 'none' : 'pan-y';
  };
  wrapper.addEventListener('wheel', onWheel, { passive: false });
  wrapper.addEventListener('dblclick', onDoubleClick);
  content.addEventListener('panzoomchange', onChange);
  return {
    panzoom,
    detach: () => {
      wrapper.removeEventListener('wheel', onWheel);
      wrapper.removeEventListener('dblclick', onDoubleClick);
      content.removeEventListener('panzoomchange', onChange);
      panzoom.destroy();
      panzoom.resetStyle();
    },
  };
}

/** Zooms, resets, or moves with the keys + − 0 and the arrows. */
export function handleKey(event: KeyboardEvent, panzoom: PanzoomObject): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = ARROWS[event.key];
  if (arrow) panzoom.pan(...arrow, { relative: true, animate: true });
  else if (event.key === '+' || event.key === '=') panzoom.zoomIn({ animate: true });
  else if (event.key === '-') panzoom.zoomOut({ animate: true });
  else if (event.key === '0') panzoom.reset({ animate: true });
  else return;
  event.preventDefault();
}

function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
