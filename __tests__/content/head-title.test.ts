import { headTitle } from '@/lib/content/head-title';

const VERSIONS = [
  { name: 'current', label: 'Next', folder: '' },
  { name: '25.10', label: '25.10', folder: '25.10' },
];

const TITLES = new Map([
  ['faq', 'Questions'],
  ['reports/index', 'Reports'],
  ['tour/index', 'A Tour'],
  ['tour/reports', 'Reports'],
  ['25.10/faq', 'Questions'],
  ['25.10/reports/index', 'Reports'],
  ['25.10/tour/index', 'The Tour'],
  ['25.10/tour/reports', 'Reports'],
]);

it.each([
  ['faq', 'Questions'],
  ['reports/index', 'Reports'],
  ['tour/reports', 'Reports – A Tour'],
  ['25.10/faq', 'Questions'],
  ['25.10/reports/index', 'Reports'],
  ['25.10/tour/reports', 'Reports – The Tour'],
])('%s has the title %s', (id, title) => {
  expect(headTitle(id, TITLES, VERSIONS)).toBe(title);
});

it("names a doc that doesn't exist", () => {
  expect(() => headTitle('gone', TITLES, VERSIONS)).toThrow('There\'s no doc "gone"');
});
