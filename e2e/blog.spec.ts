import { expect, hydrated, test } from './support/site';

// Tests of behavior, on the pages of e2e/fixtures. e2e/content/blog.spec.ts checks the real posts.

test.describe('the list', () => {
  test('has ten posts per page, newest first, with date and reading time', async ({ page }) => {
    await page.goto('blog/');
    const articles = page.getByRole('article');
    await expect(articles).toHaveCount(10);
    const first = articles.first();
    await expect(first.getByRole('heading', { level: 2 })).toHaveText('Release 25.11.0');
    await expect(first).toContainText(/November 3, 2025 · \d+ min read/);
    await expect(first.getByRole('link', { name: 'Julian Dominguez-Schatz' })).toHaveAttribute(
      'href',
      'https://github.com/jfdoming',
    );
    await expect(first.getByRole('link', { name: 'Read more about Release 25.11.0' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
    // The newest post's title is larger.
    const sizes = () =>
      articles
        .locator('h2')
        .evaluateAll(all => new Set(all.map(title => getComputedStyle(title).fontSize)).size);
    expect(await sizes()).toBe(2);

    const pager = page.getByRole('navigation', { name: 'Blog list page navigation' });
    await expect(pager.getByRole('link')).toHaveText(['Older entries']);
    await pager.getByRole('link', { name: 'Older entries' }).click();
    await expect(page).toHaveURL(/\/blog\/page\/2\/$/);
    await expect(pager.getByRole('link')).toHaveText(['Newer entries', 'Older entries']);
    expect(await sizes()).toBe(1);
    await pager.getByRole('link', { name: 'Newer entries' }).click();
    await expect(page).toHaveURL(/\/blog\/$/);
  });

  test('can be narrowed down to releases or articles, without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('blog/');
    const filter = page.getByRole('navigation', { name: 'Blog sections' });
    const titles = page.getByRole('article').getByRole('heading', { level: 2 });
    await expect(filter.locator('[aria-current]')).toHaveText('All posts');
    await filter.getByRole('link', { name: 'Articles' }).click();
    await expect(filter.locator('[aria-current]')).toHaveText('Articles');
    await expect(titles.filter({ hasText: /^Release/ })).toHaveCount(0);
    await expect(titles.first()).toHaveText('Continuing to Reward Contributors');
    await filter.getByRole('link', { name: 'Releases' }).click();
    await expect(filter.locator('[aria-current]')).toHaveText('Releases');
    await expect(titles.filter({ hasNotText: /^Release/ })).toHaveCount(0);
    await context.close();
  });

  test('has its title and tabs at the same place as the other lists', async ({ page }) => {
    const places = [];
    for (const [path, tab] of [
      ['', 'All posts'],
      ['articles/', 'Articles'],
      ['archive/', 'Archive'],
      ['tags/', 'Tags'],
      ['tags/budgeting/', 'Tags'],
      ['authors/', 'Authors'],
      ['authors/matt-fidd/', 'Authors'],
    ]) {
      await page.goto(`blog/${path}`);
      const tabs = page.getByRole('navigation', { name: 'Blog sections' });
      await expect(tabs.locator('[aria-current]')).toHaveText(tab ?? '');
      // On an author's page, the heading is below the tabs.
      const title = await page.locator('main > header > :first-child').boundingBox();
      places.push([title?.x, title?.y, await tabs.boundingBox()]);
    }
    for (const place of places) expect(place).toEqual(places[0]);
  });

  test('on a phone, a dot is only shown between two things on a line, with equal space around it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('blog/');
    await page.evaluate(() => document.fonts.ready);
    const lines = await page.getByRole('article').evaluateAll(cards =>
      cards.flatMap(card => {
        const place = (node: Node, from = 0, to = node.textContent?.length ?? 0) => {
          const range = document.createRange();
          range.setStart(node, from);
          range.setEnd(node, to);
          return range.getBoundingClientRect();
        };
        const time = card.querySelector('time');
        const about = time?.closest('p');
        if (!time || !about) return [];
        const texts: Text[] = [];
        const walker = document.createTreeWalker(about, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
        const words = texts.map(text => place(text)).filter(({ width }) => width > 0);
        const start = about.getBoundingClientRect().left;
        return texts.flatMap(text => {
          const at = text.data.indexOf('·');
          if (at < 0) return [];
          const dot = place(text, at, at + 1);
          if (dot.right <= start) return [];
          const onLine = words.filter(({ top, bottom }) => top < dot.bottom && bottom > dot.top);
          const before = Math.max(...onLine.map(({ right }) => right).filter(right => right <= dot.left + 1));
          const after = Math.min(...onLine.map(({ left }) => left).filter(left => left >= dot.right - 1));
          return text.data.trim() === '·' ? [[dot.left - before, after - dot.right]] : [];
        });
      }),
    );
    expect(lines.length).toBeGreaterThan(0);
    for (const [before = 0, after = 0] of lines) {
      expect(before).toBeGreaterThan(2);
      expect(after).toBeGreaterThan(2);
      expect(Math.abs(before - after)).toBeLessThan(2);
    }
  });

  test('on a phone, a title is closest to its own date', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('blog/');
    const distances = await page.getByRole('article').evaluateAll(cards =>
      cards.map(card => {
        const title = document.createRange();
        title.selectNodeContents(card.querySelector('h2') ?? card);
        const lines = [...title.getClientRects()];
        const date = card.querySelector('time')?.getBoundingClientRect();
        return (date?.top ?? 0) - Math.max(...lines.map(({ bottom }) => bottom));
      }),
    );
    expect(Math.max(...distances)).toBeLessThan(8);
  });

  for (const width of [320, 390]) {
    test(`at ${width} px, the tabs are in one row, and the current one's line covers the row's`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('blog/tags/');
      const tabs = page.getByRole('navigation', { name: 'Blog sections' });
      const row = await tabs.getByRole('list').evaluate(list => ({
        bottom: list.getBoundingClientRect().bottom,
        scrolls: [list.scrollWidth > list.clientWidth, list.scrollHeight > list.clientHeight],
      }));
      expect(row.scrolls).toEqual([width < 390, false]);
      const places = await tabs.getByRole('link').evaluateAll(links =>
        links.map(link => {
          const word = document.createRange();
          word.selectNodeContents(link);
          const { top, bottom, width } = link.getBoundingClientRect();
          return { top, bottom, beyond: Math.abs(width - word.getBoundingClientRect().width) };
        }),
      );
      for (const { top, bottom, beyond } of places) {
        expect(top).toBe(places[0]?.top);
        expect(bottom).toBe(row.bottom);
        expect(beyond).toBeLessThan(1);
      }
      // The last one can be reached.
      await tabs
        .getByRole('link')
        .last()
        .evaluate(link => link.scrollIntoView());
      await expect(tabs.getByRole('link').last()).toBeInViewport({ ratio: 1 });
    });
  }

  for (const path of ['tags/', 'authors/']) {
    test(`numbers of posts line up at the end of the rows of ${path}`, async ({ page }) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`blog/${path}`);
        const ends = await page
          .getByText(/^\d+ posts?$/)
          .evaluateAll(all =>
            all.map(count => [
              count.getBoundingClientRect().right,
              count.closest('li')?.getBoundingClientRect().right,
            ]),
          );
        expect(ends.length).toBeGreaterThan(1);
        for (const [end, edge] of ends) expect(Math.abs((end ?? 0) - (edge ?? 0))).toBeLessThan(1);
      }
    });
  }

  for (const width of [390, 1280]) {
    test(`at ${width} px, the titles in the archive are in one column, with their dates in order`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('blog/archive/');
      const years = await page.getByRole('region').evaluateAll(regions =>
        regions.map(year =>
          [...year.querySelectorAll('a')].map(link => {
            const title = document.createRange();
            title.selectNode(link.lastChild ?? link);
            const { left, top } = title.getBoundingClientRect();
            return { left: Math.round(left), top };
          }),
        ),
      );
      expect(years.length).toBeGreaterThan(1);
      for (const titles of years) {
        expect(new Set(titles.map(({ left }) => left)).size).toBe(1);
        const tops = titles.map(({ top }) => top);
        expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      }
    });
  }

  for (const width of [390, 768, 1280, 1600])
    test(`at ${width} px, the archive has its years above their posts, with lines between all rows`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('blog/archive/');
      const edge = (await page.getByRole('heading', { level: 1 }).boundingBox())?.x ?? 0;
      const years = await page.getByRole('main').getByRole('region').all();
      expect(years.length).toBeGreaterThan(1);
      for (const region of years) {
        const year = await region.getByRole('heading', { level: 2 }).boundingBox();
        const rows = region.getByRole('listitem');
        expect(year?.x).toBeCloseTo(edge, 0);
        expect((year?.y ?? Infinity) + (year?.height ?? 0)).toBeLessThan(
          (await rows.first().boundingBox())?.y ?? 0,
        );
        const lines = await rows.evaluateAll(all => all.map(row => getComputedStyle(row).borderBottomWidth));
        expect(new Set(lines)).toEqual(new Set(['1px']));
      }
    });

  test('the archive has links to its years where other lists have their newest posts, with rows as in the docs', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    const look = (link: Element) => {
      const { left, height } = link.getBoundingClientRect();
      return [left, Math.round(height), getComputedStyle(link).fontSize];
    };
    await page.goto('docs/');
    const inDocs = await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link')
      .first()
      .evaluate(look);
    await page.goto('blog/archive/');
    const years = page.getByRole('navigation', { name: 'Years' }).getByRole('link');
    const headings = page.getByRole('heading', { level: 2 });
    await expect(years).toHaveText(await headings.allTextContents());
    expect(await years.first().evaluate(look)).toEqual(inDocs);
    await years.last().click();
    await expect(headings.last()).toBeInViewport({ ratio: 1 });
    await expect(years.first()).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('navigation', { name: 'Years' })).toBeHidden();
  });

  test('on a phone, dates in the archive are short, and screen readers hear the whole ones', async ({
    page,
  }) => {
    await page.goto('blog/archive/');
    const title = page
      .getByRole('main')
      .getByRole('region')
      .first()
      .getByRole('link')
      .first()
      .locator('[data-article]');
    const indent = async () =>
      ((await title.boundingBox())?.x ?? 0) -
      ((await page.getByRole('heading', { level: 1 }).boundingBox())?.x ?? 0);
    const name = await page
      .getByRole('main')
      .getByRole('region')
      .first()
      .getByRole('link')
      .first()
      .ariaSnapshot();
    expect(await indent()).toBeGreaterThan(100);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await indent()).toBeLessThan(70);
    expect(
      await page.getByRole('main').getByRole('region').first().getByRole('link').first().ariaSnapshot(),
    ).toBe(name);
  });

  test('has releases that look like links, but not like articles, and no underlines', async ({ page }) => {
    await page.goto('blog/archive/');
    const title = (name: RegExp) =>
      page.getByRole('main').getByRole('link', { name }).first().locator('span:not([class])');
    const looks = (name: RegExp) =>
      title(name).evaluate(element => {
        const { color, fontWeight, textDecorationLine } = getComputedStyle(element);
        return { color, fontWeight, textDecorationLine };
      });
    const [release, article] = [await looks(/Release 25/), await looks(/Roadmap for 2025/)];
    expect(release.fontWeight).not.toBe(article.fontWeight);
    expect(release.color).toBe(article.color);
    expect([release.textDecorationLine, article.textDecorationLine]).toEqual(['none', 'none']);
    await title(/Release 25/).hover();
    expect((await looks(/Release 25/)).textDecorationLine).toBe('underline');
  });

  test('has the link to all of a post on the line of its tags, at the end of the row, quieter than its title', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('blog/page/2/');
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: /^Read more/ }) })
      .first();
    const box = await card.boundingBox();
    const link = card.getByRole('link', { name: /^Read more/ });
    const more = await link.boundingBox();
    const tag = await card.getByRole('listitem').first().boundingBox();
    expect((more?.x ?? 0) + (more?.width ?? 0)).toBeCloseTo((box?.x ?? 0) + (box?.width ?? 0), 0);
    const middle = (place: typeof more) => (place?.y ?? 0) + (place?.height ?? 0) / 2;
    expect(Math.abs(middle(tag) - middle(more))).toBeLessThan(6);
    const color = (element: Element) => getComputedStyle(element).color;
    expect(await link.evaluate(color)).toBe(await card.locator('time').evaluate(color));
  });

  test('has tags below the summary that look like buttons', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('blog/page/2/');
    const card = page.getByRole('article').first();
    const tag = card.getByRole('listitem').first().getByRole('link');
    const title = await card.getByRole('heading').boundingBox();
    expect((await tag.boundingBox())?.x).toBeCloseTo(title?.x ?? 0, 0);
    await expect(tag).toHaveCSS('border-top-style', 'solid');
  });

  for (const width of [997, 1280])
    test(`at ${width} px, all titles start in one column, and when, how long, and by whom have a line each`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('blog/');
      const cards = page.getByRole('article');
      const starts = await cards
        .getByRole('heading', { level: 2 })
        .evaluateAll(all => all.map(title => Math.round(title.getBoundingClientRect().left)));
      expect(new Set(starts).size).toBe(1);
      const lines = await cards.evaluateAll(all =>
        all.map(card =>
          [...(card.querySelector('time')?.parentElement?.children ?? [])].map(
            part =>
              part.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(part).lineHeight),
          ),
        ),
      );
      for (const heights of lines) for (const height of heights) expect(Math.round(height)).toBe(1);
    });

  test('only the list of all posts sets its newest post apart', async ({ page }) => {
    const grounds = async (path: string) => {
      await page.goto(path);
      return page
        .getByRole('article')
        .evaluateAll(cards => cards.map(card => getComputedStyle(card).backgroundColor));
    };
    const [newest, ...others] = await grounds('blog/');
    expect(others).not.toContain(newest);
    expect(new Set(others).size).toBe(1);
    for (const path of ['blog/page/2/', 'blog/tags/release/', 'blog/authors/matt-fidd/'])
      expect([...new Set(await grounds(path))]).toEqual([others[0]]);
  });

  for (const width of [997, 1280, 1600])
    test(`starts where the docs do at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const start = async (path: string) => {
        await page.goto(path);
        return (await page.getByRole('heading', { level: 1 }).boundingBox())?.x;
      };
      const docs = await start('docs/accounts/reconciliation/');
      for (const path of ['blog/', 'blog/archive/', 'blog/release-25.11.0/'])
        expect(await start(path), path).toBe(docs);
    });

  test('fits ten posts on a few screens', async ({ page }) => {
    await page.goto('blog/');
    const heights = await page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: /^Read more/ }) })
      .evaluateAll(cards => cards.map(card => card.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(240);
  });

  test('ends with page 3, which has four posts and only a link to newer entries', async ({ page }) => {
    await page.goto('blog/page/3/');
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(
      page.getByRole('navigation', { name: 'Blog list page navigation' }).getByRole('link'),
    ).toHaveText(['Newer entries']);
  });

  for (const path of [
    'blog/page/1/',
    'blog/page/4/',
    'blog/tags/nope/',
    'blog/tags/release/page/3/',
    'blog/nope/',
  ]) {
    test(`has no page ${path}`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404);
    });
  }
});

test.describe('a post', () => {
  test('leads back to the list', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('blog/release-25.11.0/');
      await page.getByRole('main').getByRole('link', { name: 'All posts' }).click();
      await expect(page).toHaveURL(/\/blog\/$/);
    }
  });

  test('links to its headings, its source, and the older post', async ({ page }) => {
    await page.goto('blog/release-25.11.0/');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'All Changes' }).click();
    await expect(page).toHaveURL(/#all-changes$/);
    await expect(page.getByRole('heading', { name: 'All Changes' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /content\/blog\/2025-11-03-release-25\.11\.0\.mdx$/,
    );
    await expect(page.getByRole('link', { name: '#4603' })).toHaveAttribute(
      'href',
      'https://github.com/actualbudget/actual/pull/4603',
    );
    const pager = page.getByRole('navigation', { name: 'Blog post page navigation' });
    await pager.getByRole('link', { name: /^Older post/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continuing to Reward Contributors');
  });

  test('starts with when and, below it, by whom, and its first paragraph is in larger type', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('blog/release-25.11.0/');
    const article = page.getByRole('article');
    const author = await article.getByRole('list', { name: 'Authors' }).boundingBox();
    const date = await article.locator('time').boundingBox();
    expect(author?.x).toBeCloseTo(date?.x ?? 0, 0);
    expect(author?.y).toBeGreaterThan((date?.y ?? 0) + (date?.height ?? 0));
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const sizes = await article
      .locator('.prose > p')
      .evaluateAll(all => all.map(element => getComputedStyle(element).fontSize));
    expect(Number.parseFloat(sizes[0] ?? '')).toBeGreaterThan(await article.locator('.prose').evaluate(size));
    expect(new Set(sizes.slice(1)).size).toBe(1);
  });

  test('ends with actions that look the same', async ({ page }) => {
    await page.goto('blog/release-25.10.0/');
    const looks = await page
      .locator('article > footer')
      .locator('a, button')
      .filter({ hasText: /page|Markdown/ })
      .evaluateAll(all =>
        all.map(action => `${getComputedStyle(action).fontSize} ${getComputedStyle(action).color}`),
      );
    expect(looks).toHaveLength(3);
    expect(new Set(looks).size).toBe(1);
  });

  test('is marked in the list of five recent posts, which are grouped by year', async ({ page }) => {
    await page.goto('blog/release-25.10.0/');
    const recent = page.getByRole('navigation', { name: 'Blog recent posts navigation' });
    await expect(recent.getByRole('heading', { name: 'Recent posts' })).toBeVisible();
    await expect(recent.getByRole('group', { name: '2025' }).getByRole('link')).toHaveCount(5);
    await expect(recent.getByRole('link', { name: 'Release 25.10.0' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await hydrated(page);
    await recent.getByRole('link', { name: 'Release 25.9.0' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Release 25.9.0');
    await expect(recent.getByRole('link', { name: 'Release 25.9.0' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(recent.getByRole('link', { name: 'Release 25.10.0' })).not.toHaveAttribute('aria-current');
  });
});

test.describe('tags', () => {
  test('have pages with the total number of posts in the heading', async ({ page }) => {
    await page.goto('blog/tags/release/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('20 posts tagged with "release"');
    await page.getByRole('link', { name: 'Older entries' }).click();
    await expect(page).toHaveURL(/\/blog\/tags\/release\/page\/2\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('20 posts tagged with "release"');
    await expect(page.getByRole('article')).toHaveCount(10);
    await page.getByRole('link', { name: 'View All Tags' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags');

    await page.goto('blog/tags/budgeting/');
    await expect(page).toHaveTitle(/^One post tagged with "budgeting" \| /);
    await expect(page.getByRole('navigation', { name: 'Blog list page navigation' })).toHaveCount(0);
  });
});

test('the number of an author’s posts is on the line of their name', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('blog/authors/');
    const distances = await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .evaluateAll(rows =>
        rows.map(row => {
          const [name, count] = [row.querySelector('h2'), row.querySelector(':scope > p:last-child')];
          return Math.abs(
            (name?.getBoundingClientRect().top ?? NaN) - (count?.getBoundingClientRect().top ?? NaN),
          );
        }),
      );
    expect(distances.length).toBeGreaterThan(0);
    expect(Math.max(...distances)).toBeLessThan(2);
  }
});

for (const width of [390, 1280])
  test(`at ${width} px, who an author is stands together below the tabs, with a line before the posts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('blog/authors/youngcw/');
    const title = page.getByRole('heading', { level: 1, name: 'youngcw - 1 post', exact: true });
    const profile = page.locator('main > div').filter({ has: title });
    const avatar = profile.locator('svg').first();
    const count = title.locator('span').first();
    const role = profile.getByText('Actual Budget Maintainer');
    const gitHub = profile.getByRole('link', { name: 'youngcw on GitHub' });
    await expect(gitHub).toHaveText('GitHub');
    await expect(profile.getByRole('link', { name: 'View all authors' })).toBeVisible();
    const [tabsBox, profileBox, avatarBox, nameBox, countBox, roleBox, postBox] = [
      await page.getByRole('navigation', { name: 'Blog sections' }).boundingBox(),
      await profile.boundingBox(),
      await avatar.boundingBox(),
      await title.boundingBox(),
      await count.boundingBox(),
      await role.boundingBox(),
      await page.getByRole('article').first().boundingBox(),
    ];
    const bottom = (box: typeof tabsBox) => (box?.y ?? 0) + (box?.height ?? 0);
    expect(avatarBox?.y).toBeGreaterThan(bottom(tabsBox));
    expect(avatarBox?.height).toBe(56);
    for (const box of [nameBox, roleBox])
      expect(box?.x).toBeGreaterThanOrEqual((avatarBox?.x ?? Infinity) + (avatarBox?.width ?? 0));
    expect(countBox?.x).toBeGreaterThan((nameBox?.x ?? 0) + 40);
    expect(bottom(countBox)).toBeLessThanOrEqual(bottom(nameBox));
    expect(roleBox?.y).toBeGreaterThanOrEqual(bottom(nameBox));
    expect(bottom(profileBox)).toBeLessThanOrEqual(postBox?.y ?? 0);
    await expect(profile).toHaveCSS('border-bottom-width', '1px');
    // The separator is for screen readers and the page's title.
    expect(await title.getByText(/^\s*-\s*$/).evaluate(dash => dash.getBoundingClientRect().width)).toBe(1);
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    expect(await count.evaluate(size)).toBeLessThan((await title.evaluate(size)) * 0.7);
  });

test('posts on an author’s page repeat their name only if there are others', async ({ page }) => {
  await page.goto('blog/authors/youngcw/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('youngcw');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const post of await page.getByRole('article').all()) {
    const byline = await post.locator('h2 + p').innerText();
    expect(byline.includes('youngcw'), byline).toBe(/·.+·.+·/s.test(byline));
  }
});

test('an author without posts has a page', async ({ page }) => {
  await page.goto('blog/authors/youngcw/');
  await expect(page).toHaveTitle(/^youngcw - 1 post \| /);
  await page.getByRole('link', { name: 'View all authors' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Jed Fox' }).click();
  await expect(page.getByText('This author hasn’t written any posts yet.')).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the release notes start with one line for each release', async ({ page }) => {
      await page.goto('docs/releases/');
      if (javaScriptEnabled) await hydrated(page);
      const main = page.getByRole('main');
      const newest = main.getByRole('list', { name: '2025' }).getByRole('link');
      await expect(newest.first()).toHaveText(/^25\.11\.0 Nov 3 .+ \d+ changes$/);
      await expect(newest.last()).toHaveText(/^25\.1\.0 /);
      await newest.filter({ hasText: /^25\.8\.0/ }).click();
      await expect(main.getByRole('heading', { level: 4, name: /^25\.8\.0/ })).toBeInViewport();
      await main.getByText(/^2024: \d+ releases$/).click();
      await main.getByRole('list', { name: '2024' }).getByRole('link').first().click();
      await expect(main.getByRole('heading', { level: 4, name: /^24\.12\.0/ })).toBeInViewport();
    });

    test('the chevrons of the release notes start where their lines do', async ({ page }) => {
      await page.goto('docs/releases/');
      const starts = await page
        .getByRole('main')
        .locator('details[open] > summary')
        .evaluateAll(all =>
          all.map(summary => {
            const { inlineSize, translate } = getComputedStyle(summary, '::before');
            // A square on its corner is wider than on its side.
            return Number.parseFloat(translate) - (Number.parseFloat(inlineSize) * (Math.SQRT2 - 1)) / 2;
          }),
        );
      expect(starts.length).toBeGreaterThan(0);
      for (const start of starts) expect(Math.abs(start)).toBeLessThan(0.5);
    });

    test('the release notes show what came after a version', async ({ page }) => {
      await page.goto('docs/releases/');
      if (javaScriptEnabled) await hydrated(page);
      const main = page.getByRole('main');
      const version = (name: string) => main.getByRole('heading', { level: 4, name: new RegExp(`^${name}`) });
      await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(/^Every release/);
      await expect(main.getByRole('heading', { level: 4 }).first()).toHaveText(/^25\.11\.0/);

      await page.getByText('Which version do you have?').click();
      await main.getByRole('link', { name: '25.8.0', exact: true }).click();
      await expect(main.getByText('Releases after 25.8.0')).toBeInViewport();
      await expect(version('25\\.9\\.0')).toBeVisible();
      await expect(version('25\\.8\\.0')).toBeHidden();
      await expect(main.getByRole('heading', { name: /^How to update/ })).toBeVisible();

      await main.getByRole('link', { name: 'Show all releases' }).click();
      await expect(version('25\\.8\\.0')).toBeVisible();
      await expect(main.getByText('Releases after 25.8.0')).toBeHidden();
    });
  });
}
