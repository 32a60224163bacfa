/** @jest-environment jsdom */
import { mayReload } from '@/lib/reload-guard';

beforeEach(() => sessionStorage.clear());

const storage = () => sessionStorage;

test('a page may reload once a minute, and another page right away', () => {
  expect(mayReload(storage, '/a/', 1_000)).toBe(true);
  expect(mayReload(storage, '/a/', 2_000)).toBe(false);
  expect(mayReload(storage, '/b/', 2_000)).toBe(true);
  expect(mayReload(storage, '/b/', 62_000)).toBe(true);
});

test('ignores invalid stored values', () => {
  sessionStorage.setItem('chunk-reload', '/a/');
  expect(mayReload(storage, '/a/', 1_000)).toBe(true);
});

test('never reloads if storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(mayReload(blocked, '/a/', 1_000)).toBe(false);
});
