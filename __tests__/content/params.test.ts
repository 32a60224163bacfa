import { authorPageParams, blogPageParams, exported, tagParams } from '@/lib/content/params';
import { postParams } from '@/lib/content/params-to-render';
import { content, setContent } from '@/lib/content/store';
import { sitePages } from '@/lib/seo/paths';
import { NO_PAGE } from '@/lib/site';

const published = content();
afterEach(() => setContent(published));

it("gives a route without pages a placeholder, which isn't in any list of addresses", () => {
  setContent({ ...published, posts: [], authors: [] });
  expect(exported(postParams, 'slug')()).toEqual([{ slug: NO_PAGE }]);
  expect(exported(blogPageParams, 'page')()).toEqual([{ page: NO_PAGE }]);
  expect(exported(authorPageParams, 'author', 'page')()).toEqual([{ author: NO_PAGE, page: NO_PAGE }]);
  expect(sitePages().filter(({ path }) => path.includes(NO_PAGE))).toEqual([]);
});

it('adds nothing to a route with pages', () => {
  expect(exported(tagParams, 'tag')()).toEqual(tagParams());
});
