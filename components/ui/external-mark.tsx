import { Icon } from './icon';
import * as strings from '@/lib/strings';

/** The mark after a link that opens another site. */
export function ExternalMark() {
  return (
    <>
      <Icon name="external" size={14} />
      <span className="visually-hidden">{strings.links.opensInNewTab}</span>
    </>
  );
}
