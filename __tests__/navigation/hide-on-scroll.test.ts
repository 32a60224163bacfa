import { createHideOnScroll } from '@/lib/navigation/hide-on-scroll';

/** A header on a page of 5000 px in a window of 800 px. */
function header() {
  const state = { hidden: false };
  const hide = createHideOnScroll(hidden => (state.hidden = hidden));
  const after = (...tops: number[]) => {
    for (const top of tops) hide.scroll({ top, windowHeight: 800, pageHeight: 5000 });
    return state.hidden;
  };
  return { ...hide, after, state };
}

test('it hides when scrolling down and comes back when scrolling up', () => {
  const { after } = header();
  expect(after(100)).toBe(true);
  expect(after(300)).toBe(true);
  expect(after(290)).toBe(false);
});

test("it's visible at the top of a page", () => {
  const { after } = header();
  expect(after(20, 59)).toBe(false);
  expect(after(60)).toBe(true);
  expect(after(59)).toBe(false);
});

test('it stays hidden near the end of a page', () => {
  const { after } = header();
  expect(after(4200, 4150)).toBe(true);
  expect(after(4140)).toBe(true);
  expect(after(4139)).toBe(false);
});

test('another page brings it back', () => {
  const { after, navigate, state } = header();
  after(1000);
  navigate('/docs/faq/');
  expect(state.hidden).toBe(false);
});

test("an anchor hides it, and the jump doesn't count as scrolling", () => {
  const { after, navigate, state } = header();
  after(1000);
  navigate('/docs/faq/#why');
  expect(state.hidden).toBe(true);
  expect(after(500)).toBe(true);
  expect(after(490)).toBe(false);
});
