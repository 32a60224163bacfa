import { storageSlot } from '@/lib/storage';

test.each(['get', 'remove'] as const)('on the server, %s throws an error with the key', name => {
  expect(storageSlot('key')[name]).toThrow('Illegal storage API usage for storage key "key"');
});
