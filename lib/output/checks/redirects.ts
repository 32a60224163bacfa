import { withBase } from '../../routes';
import { attributeOf } from '../html';
import type { ExportedPage, OutputCheck } from '../site';
import { mistakeOf } from './links';

/** Every redirect page goes directly to a page and an anchor that exist. */
export const redirects: OutputCheck = {
  name: 'redirects',
  run: site =>
    [...site.stubs.values()].flatMap(stub => {
      const target = targetOf(stub);
      if (target === undefined)
        return [`${stub.source}: the redirect page at ${stub.route} has no new address.`];
      if ([...site.stubs.keys()].some(route => withBase(route) === target.split('#')[0]))
        return [`${stub.source}: ${stub.route} redirects to ${target}, which is an old address, too.`];
      const reason = mistakeOf(target, stub, site);
      return reason ? [`${stub.source}: ${stub.route} redirects to "${target}", which ${reason}`] : [];
    }),
};

/** The address that a page redirects to. Undefined for an ordinary page. */
export function targetOf(page: Pick<ExportedPage, 'elements'>): string | undefined {
  const refresh = page.elements.find(
    element => element.tagName === 'meta' && attributeOf(element, 'http-equiv') === 'refresh',
  );
  return refresh && /^0; url=(.+)$/.exec(attributeOf(refresh, 'content') ?? '')?.[1];
}
