import { Icon } from './icon';
import { linksStrings } from '@/strings/links';

/** The mark after a link that opens another site. */
export function ExternalMark() {
  return (
    <>
      <Icon name="external" size={14} />
      <span className="visually-hidden">{linksStrings.opensInNewTab}</span>
    </>
  );
}
