/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Picker } from '@/components/rehearsal/picker';

jest.mock('@/lib/imports/samples', () => {
  throw new Error('The network is down.');
});

test('a sample that can’t be loaded is reported', async () => {
  const [onFile, onFailure] = [jest.fn(), jest.fn()];
  render(<Picker onFailure={onFailure} onFile={onFile} />);
  const [sample] = screen.getAllByRole('button');
  if (sample) await userEvent.click(sample);
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  expect(onFile).not.toHaveBeenCalled();
});
