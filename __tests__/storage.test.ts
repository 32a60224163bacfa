/** @jest-environment jsdom */
import { storageSlot } from '@/lib/storage';

const slot = storageSlot('key');
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('stores, returns, and removes a value', () => {
  expect(slot.get()).toBeNull();
  slot.set('a');
  expect(slot.get()).toBe('a');
  slot.remove();
  expect(slot.get()).toBeNull();
});

test('reports changes in this window and others, but not unchanged values', () => {
  const heard: (string | null)[] = [];
  const stop = slot.listen(value => heard.push(value));
  slot.set('a');
  slot.set('a');
  slot.remove();
  slot.remove();
  window.dispatchEvent(new StorageEvent('storage', { key: 'key', newValue: 'b' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'c' }));
  stop();
  slot.set('d');
  expect(heard).toEqual(['a', null, 'b']);
});

test('blocked storage causes one warning and no errors', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed');
  });
  expect(slot.get()).toBeNull();
  expect(() => slot.set('a')).not.toThrow();
  expect(warn).toHaveBeenCalledTimes(1);
});
