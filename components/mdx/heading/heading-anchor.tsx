'use client';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useCopied } from '@/lib/hooks/use-copied';
import { blocksStrings } from '@/strings/blocks';

interface HeadingAnchorProps {
  id: string;
  /** The heading's own text. */
  text: string;
  className?: string;
}

/** A heading's link to itself, which also copies the address. */
export function HeadingAnchor({ id, text, className }: HeadingAnchorProps) {
  const [copied, setCopied] = useCopied();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}#${id}`);
      setCopied(true);
    } catch {
      // Without the clipboard, it is still a link, and readers can copy its address.
    }
  };
  const name = copied ? blocksStrings.linkCopied : blocksStrings.linkTo(text);
  return (
    <Link
      aria-label={name}
      className={className}
      data-copied={copied || undefined}
      href={`#${id}`}
      onClick={() => void copy()}
      title={name}
    >
      {copied ? <Icon name="check" size={18} /> : '#'}
    </Link>
  );
}
