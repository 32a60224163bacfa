import { fillIn } from '@/lib/setup/placeholders';

const SETUP = { port: '8080', folder: '/srv/actual', domain: 'money.test' };

test.each([
  ["ports: ['5006:5006']", "ports: ['8080:5006']"],
  ["- '127.0.0.1:5006:5006'", "- '127.0.0.1:8080:5006'"],
  ['-p 5006:5006 -v /path/to/actual-data:/data', '-p 8080:5006 -v /srv/actual:/data'],
  ['- ./actual-data:/data', '- /srv/actual:/data'],
  ['curl http://localhost:5006/health', 'curl http://localhost:8080/health'],
  ['proxy_pass http://127.0.0.1:5006;', 'proxy_pass http://127.0.0.1:8080;'],
  ['https://budget.example.org/', 'https://money.test/'],
])('fills in %s', (code, filled) => {
  expect(fillIn(code, SETUP)).toBe(filled);
});

test.each([
  'reverse_proxy actual_server:5006',
  'Listening on :::5006...',
  'cp -r actual-data actual-data-backup',
  './actual-data-old',
])('leaves %s alone', code => {
  expect(fillIn(code, SETUP)).toBe(code);
});

test('without a setup, nothing changes', () => {
  expect(fillIn("'5006:5006' ./actual-data budget.example.org", {})).toBe(
    "'5006:5006' ./actual-data budget.example.org",
  );
});
