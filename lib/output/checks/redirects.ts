import { withBase } from '../../routes';
import { attributeOf } from '../html';
import type { ExportedPage, OutputCheck } from '../site';
import { mistakeOf } from './links';

/** Every old address that a stub stands at leads, in one step, to a page and an anchor that are there. */
export const redirects: OutputCheck = {
  name: 'redirects',
  run: site =>
    [...site.stubs.values()].flatMap(stub => {
      const target = targetOf(stub);
      if (target === undefined) return [`${stub.source}: the stub at ${stub.route} names no new address.`];
      if ([...site.stubs.keys()].some(route => withBase(route) === target.split('#')[0]))
        return [`${stub.source}: ${stub.route} leads to ${target}, which is itself an old address.`];
      const reason = mistakeOf(target, stub, site);
      return reason ? [`${stub.source}: ${stub.route} leads to "${target}", which ${reason}`] : [];
    }),
};

/** The address that a page sends its readers to at once; undefined when it is an ordinary page. */
export function targetOf(page: Pick<ExportedPage, 'elements'>): string | undefined {
  const refresh = page.elements.find(
    element => element.tagName === 'meta' && attributeOf(element, 'http-equiv') === 'refresh',
  );
  return refresh && /^0; url=(.+)$/.exec(attributeOf(refresh, 'content') ?? '')?.[1];
}
