import { storageSlot } from '@/lib/storage';

const slot = storageSlot('key');
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('keeps a value, gives it back and forgets it', () => {
  expect(slot.get()).toBeNull();
  slot.set('a');
  expect(slot.get()).toBe('a');
  slot.remove();
  expect(slot.get()).toBeNull();
});

test('tells of changes in this window and in others, and of nothing that stays the same', () => {
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

test('a closed storage gives one warning, and nothing breaks', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed');
  });
  expect(slot.get()).toBeNull();
  expect(() => slot.set('a')).not.toThrow();
  expect(warn).toHaveBeenCalledTimes(1);
});
