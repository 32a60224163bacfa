import { Icon } from './icon';

/** The mark after a link that opens another site. */
export function ExternalMark() {
  return (
    <>
      <Icon name="external" size={14} />
      <span className="visually-hidden">(opens in new tab)</span>
    </>
  );
}
