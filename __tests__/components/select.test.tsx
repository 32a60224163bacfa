/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Select } from '@/components/ui/select';

const OPTIONS = [
  ['', 'Everything'],
  ['api', 'API'],
] as const;

function Page() {
  const [value, setValue] = useState('');
  return (
    <>
      <Select aria-label="Search in" onChange={setValue} options={OPTIONS} value={value} />
      <p role="status">{value || 'everything'}</p>
    </>
  );
}

let root: Root | undefined;
const field = () => screen.getByRole('combobox', { name: 'Search in' });
const hydrate = () => act(() => (root = hydrateRoot(document.body, <Page />)));

beforeEach(() => {
  document.body.innerHTML = renderToString(<Page />);
});
afterEach(() => act(() => root?.unmount()));

it('uses an option that was chosen before hydration', async () => {
  fireEvent.change(field(), { target: { value: 'api' } });
  await hydrate();
  expect(screen.getByRole('status')).toHaveTextContent('api');
  expect(field()).toHaveValue('api');
});

it('uses an option that is chosen later', async () => {
  await hydrate();
  expect(screen.getByRole('status')).toHaveTextContent('everything');
  fireEvent.change(field(), { target: { value: 'api' } });
  expect(screen.getByRole('status')).toHaveTextContent('api');
});
