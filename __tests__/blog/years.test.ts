import { archive, byYear } from '@/lib/blog/years';
import { longDate, monthAndDay, yearOf } from '@/lib/dates';

const post = (date: string) => ({ date });
const shape = (years: { year: number; posts: { date: string }[] }[]) =>
  years.map(({ year, posts }) => [year, posts.map(({ date }) => date.slice(0, 10))]);

describe('posts by year', () => {
  it('have the newest year first and keep their order within a year', () => {
    const posts = ['2025-11-03', '2025-01-02', '2024-12-05', '2022-10-25'].map(day =>
      post(`${day}T10:00:00.000Z`),
    );
    expect(shape(byYear(posts))).toEqual([
      [2025, ['2025-11-03', '2025-01-02']],
      [2024, ['2024-12-05']],
      [2022, ['2022-10-25']],
    ]);
  });

  it('use UTC, even a millisecond before and at midnight of the new year', () => {
    const posts = [post('2025-01-01T00:00:00.000Z'), post('2024-12-31T23:59:59.999Z')];
    expect(byYear(posts).map(({ year }) => year)).toEqual([2025, 2024]);
  });

  it('are empty for an empty blog', () => {
    expect(byYear([])).toEqual([]);
    expect(archive([])).toEqual([]);
  });

  it('include all of a thousand posts', () => {
    const posts = Array.from({ length: 1000 }, (_, day) => post(new Date(day * 86_400_000).toISOString()));
    const years = archive(posts);
    expect(years.map(({ year }) => year)).toEqual([1972, 1971, 1970]);
    expect(years.flatMap(year => year.posts)).toHaveLength(1000);
  });
});

describe('the archive', () => {
  it('has the newest year first, and the oldest post first within a year', () => {
    const posts = ['2025-11-03', '2025-01-02', '2024-12-05'].map(day => post(`${day}T10:00:00.000Z`));
    expect(shape(archive(posts))).toEqual([
      [2025, ['2025-01-02', '2025-11-03']],
      [2024, ['2024-12-05']],
    ]);
  });

  it('has two releases of one day in the order in which they came out', () => {
    const [year] = archive([
      { date: '2023-03-09T21:37:00.000Z', slug: '23.3.1' },
      { date: '2023-03-09T19:44:00.000Z', slug: '23.3.0' },
    ]);
    expect(year?.posts.map(({ slug }) => slug)).toEqual(['23.3.0', '23.3.1']);
  });

  it('keeps the order of posts with the same time', () => {
    const date = '2023-04-16T10:00:00.000Z';
    const [year] = archive([
      { date, slug: '23.4.0' },
      { date, slug: '23.4.1' },
    ]);
    expect(year?.posts.map(({ slug }) => slug)).toEqual(['23.4.0', '23.4.1']);
  });
});

describe('a date', () => {
  it.each([
    ['2025-11-03T10:00:00.000Z', 'November 3, 2025', 'November 3', 2025],
    ['2024-07-01T00:00:00.000Z', 'July 1, 2024', 'July 1', 2024],
    ['2024-12-31T23:59:59.999Z', 'December 31, 2024', 'December 31', 2024],
    ['2025-01-01T00:00:00.000Z', 'January 1, 2025', 'January 1', 2025],
    ['2024-02-29T12:00:00.000Z', 'February 29, 2024', 'February 29', 2024],
  ])('%s reads in UTC: %s', (iso, long, short, year) => {
    expect([longDate(iso), monthAndDay(iso), yearOf(iso)]).toEqual([long, short, year]);
  });
});
