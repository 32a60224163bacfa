/** @jest-environment jsdom */
import { markComputer } from '@/lib/inline/computer';
import { SETUP_KEY } from '@/lib/setup/keys';

const MOZILLA = 'Mozilla/5.0';

/** Simulates another computer. */
function pretend(userAgent: string, maxTouchPoints = 0): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: maxTouchPoints });
}

beforeEach(() => delete document.documentElement.dataset.computer);
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test.each([
  ['windows', `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0`, 10],
  ['macos', `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15`, 0],
  ['linux', `${MOZILLA} (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0`, 0],
  ['browser', `${MOZILLA} (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/140.0.0.0`, 0],
  ['phone', `${MOZILLA} (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile`, 5],
  ['phone', `${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile`, 5],
  ['phone', `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.6`, 5],
])('recognizes %s by %s', (computer, userAgent, touchPoints) => {
  pretend(userAgent, touchPoints);
  markComputer(SETUP_KEY);
  expect(document.documentElement.dataset.computer).toBe(computer);
});

test('sets nothing for an unknown computer', () => {
  pretend(`${MOZILLA} (PlayStation 5/11.00) AppleWebKit/605.1.15`);
  markComputer(SETUP_KEY);
  expect(document.documentElement).not.toHaveAttribute('data-computer');
});

test.each([
  ['macos', '{"os":"macos"}'],
  ['phone', '{"os":"iphone"}'],
  ['windows', '{"os":"beos"}'],
  ['windows', '{"os":"nas"}'],
  ['windows', '{"os":'],
])('shows %s with the setup %s on a computer with Windows', (computer, setup) => {
  pretend(`${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0`);
  localStorage.setItem(SETUP_KEY, setup);
  markComputer(SETUP_KEY);
  expect(document.documentElement.dataset.computer).toBe(computer);
});
