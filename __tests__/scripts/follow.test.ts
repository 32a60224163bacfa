import { follow } from '@/scripts/follow';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Reports changes of a file at the same time, and waits until everything has run. */
async function change(listener: () => void, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) listener();
  await jest.advanceTimersByTimeAsync(10_000);
}

test('changes that arrive together run everything once', async () => {
  const [now, later] = [jest.fn(async () => true), jest.fn(async () => undefined)];
  await change(follow(now, later), 3);
  expect(now).toHaveBeenCalledTimes(1);
  expect(later).toHaveBeenCalledTimes(1);
});

test('a change that arrives while it runs is shown, too', async () => {
  const now = jest.fn(() => new Promise<boolean>(done => setTimeout(() => done(true), 500)));
  const later = jest.fn(async () => undefined);
  const listener = follow(now, later);
  listener();
  await jest.advanceTimersByTimeAsync(200);
  await change(listener);
  expect(now).toHaveBeenCalledTimes(2);
  expect(later).toHaveBeenCalledTimes(1);
});

test.each(['now', 'later'])('an error in “%s” is printed, and the next change runs both', async broken => {
  const fail = async () => {
    throw new Error('The file is gone.');
  };
  const now = jest.fn(async () => true);
  const later = jest.fn(async () => undefined);
  (broken === 'now' ? now : later).mockImplementationOnce(fail);
  const listener = follow(now, later);
  await change(listener);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('The file is gone.'));
  await change(listener);
  expect(now).toHaveBeenCalledTimes(2);
  expect(later).toHaveBeenCalledTimes(2);
});
