export interface GlyphProps {
  /** The outline, in a square of 24 units. */
  path: string;
  /** Width and height in pixels. */
  size?: number;
  className?: string;
}

/**
 * A drawn icon. It's decoration, because the control or text next to it has the name. Its fill and stroke are in reset.css, to keep
 * pages small.
 */
export function Glyph({ path, size = 20, className }: GlyphProps) {
  return (
    <svg aria-hidden="true" className={className} height={size} viewBox="0 0 24 24" width={size}>
      <path d={path} />
    </svg>
  );
}
