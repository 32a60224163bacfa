/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Collapsible } from '@/components/ui/collapsible';
import { collapseDuration } from '@/components/ui/collapsible/animate-height';
import { Details } from '@/components/ui/collapsible/details';

/** jsdom has no layout, so every panel has this height. */
const HEIGHT = 248;
let reducedMotion = false;

beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, get: () => HEIGHT });
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return this.style.height === 'auto' || this.style.height === ''
        ? HEIGHT
        : Number.parseFloat(this.style.height);
    },
  });
  window.matchMedia = () => ({ matches: reducedMotion }) as MediaQueryList;
});
beforeEach(() => {
  reducedMotion = false;
});

/** The end of a transition, which jsdom doesn't support. */
function end(panel: HTMLElement, propertyName = 'height') {
  fireEvent(panel, Object.assign(new Event('transitionend', { bubbles: true }), { propertyName }));
}

test.each([
  [0, 40],
  [36, 192],
  [248, 297],
  [1000, 440],
])('%d pixels take %d ms', (height, duration) => {
  expect(collapseDuration(height, false)).toBe(duration);
  expect(collapseDuration(height, true)).toBe(1);
});

function Panel({ initial = false }) {
  const [open, setOpen] = useState(initial);
  return (
    <>
      <button aria-expanded={open} onClick={() => setOpen(!open)}>
        Toggle
      </button>
      <Collapsible className="panel" open={open}>
        <p>Inside</p>
      </Collapsible>
    </>
  );
}
const panel = () => document.querySelector<HTMLElement>('.panel') as HTMLElement;
const toggle = () => userEvent.click(screen.getByRole('button', { name: 'Toggle' }));

describe('a collapsible', () => {
  test("renders nothing until it's opened", async () => {
    render(<Panel />);
    expect(screen.queryByText('Inside')).not.toBeInTheDocument();
    await toggle();
    expect(screen.getByText('Inside')).toBeInTheDocument();
  });

  test("shows without animation if it's initially open", () => {
    render(<Panel initial />);
    expect(panel().style.transition).toBe('');
    expect(screen.getByText('Inside')).toBeVisible();
  });

  test('animates its height, then has the height of its content', async () => {
    render(<Panel />);
    await toggle();
    expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    expect(panel().style.transition).toBe('height 297ms ease-in-out');
    expect(panel().style.height).toBe(`${HEIGHT}px`);
    end(panel(), 'opacity');
    expect(panel().style.height).toBe(`${HEIGHT}px`);
    end(panel());
    expect(panel().style.height).toBe('auto');
    expect(panel().style.overflow).toBe('visible');
  });

  test('closes but keeps its content', async () => {
    render(<Panel initial />);
    await toggle();
    expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    expect(panel().style.height).toBe('0px');
    end(panel());
    expect(panel().style.display).toBe('none');
    expect(screen.getByText('Inside')).toBeInTheDocument();
  });

  test("reverses if it's toggled during the animation", async () => {
    render(<Panel initial />);
    await toggle();
    await toggle();
    end(panel());
    expect(panel().style.display).toBe('block');
    expect(panel().style.height).toBe('auto');
  });

  test('takes 1 ms with reduced motion', async () => {
    reducedMotion = true;
    render(<Panel />);
    await toggle();
    expect(panel().style.transition).toBe('height 1ms ease-in-out');
  });
});

test('details stay open until the animation ends', async () => {
  render(
    <Details panelClassName="panel" summary="More">
      <p>Inside</p>
    </Details>,
  );
  const details = screen.getByRole('group');
  await userEvent.click(screen.getByText('More'));
  expect(details).toHaveAttribute('open');
  end(panel());
  expect(screen.getByText('Inside')).toBeVisible();

  await userEvent.click(screen.getByText('More'));
  expect(details).toHaveAttribute('open');
  expect(details).toHaveAttribute('data-collapsed', 'true');
  end(panel());
  expect(details).not.toHaveAttribute('open');
});

test('details that the browser opens, for an anchor or a search result inside, are closed by the next click', async () => {
  render(
    <Details panelClassName="panel" summary="More">
      <p>Inside</p>
    </Details>,
  );
  const details = screen.getByRole<HTMLDetailsElement>('group');
  for (let clicks = 0; clicks < 2; clicks += 1) {
    await userEvent.click(screen.getByText('More'));
    end(panel());
  }
  expect(details).not.toHaveAttribute('open');

  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(details).toHaveAttribute('data-collapsed', 'false');
  await userEvent.click(screen.getByText('More'));
  end(panel());
  expect(details).not.toHaveAttribute('open');
});
