/** @jest-environment jsdom */
import { loadSetup, saveSetup } from '@/lib/setup/stored';

/** Makes methods of the storage throw, as browsers do. */
const forbid = (...methods: ('getItem' | 'setItem' | 'removeItem')[]) =>
  methods.forEach(method =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    }),
  );

afterEach(() => jest.restoreAllMocks());

test.each([
  ['full', ['setItem'] as const],
  ['blocked', ['getItem', 'setItem', 'removeItem'] as const],
])('with storage that is %s, a setup lasts for the visit, and is stored when it’s possible', (_, methods) => {
  saveSetup({ run: 'fly' });
  forbid(...methods);
  expect(saveSetup({ run: 'docker' })).toBe(false);
  expect(loadSetup()).toEqual({ run: 'docker' });
  jest.restoreAllMocks();
  expect(saveSetup({ run: 'cli' })).toBe(true);
  expect(loadSetup()).toEqual({ run: 'cli' });
  localStorage.clear();
  expect(loadSetup()).toEqual({});
});
