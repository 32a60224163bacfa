import { mayReload } from '@/lib/reload-guard';

beforeEach(() => sessionStorage.clear());

const storage = () => sessionStorage;

test('a page may reload once a minute, another page at once', () => {
  expect(mayReload(storage, '/a/', 1_000)).toBe(true);
  expect(mayReload(storage, '/a/', 2_000)).toBe(false);
  expect(mayReload(storage, '/b/', 2_000)).toBe(true);
  expect(mayReload(storage, '/b/', 62_000)).toBe(true);
});

test('foreign values are no obstacle', () => {
  sessionStorage.setItem('chunk-reload', '/a/');
  expect(mayReload(storage, '/a/', 1_000)).toBe(true);
});

test('where storage is blocked a page never reloads itself', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(mayReload(blocked, '/a/', 1_000)).toBe(false);
});
