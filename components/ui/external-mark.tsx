import { Icon } from './icon';
import { linksStrings } from '@/strings/links';

/** The icon after a link to another site. */
export function ExternalMark() {
  return (
    <>
      <Icon name="external" size={14} />
      <span className="visually-hidden">{linksStrings.opensInNewTab}</span>
    </>
  );
}
