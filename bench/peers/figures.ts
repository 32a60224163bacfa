/** The median of some numbers. For an even count, the mean of the middle two. NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.filter(value => !Number.isNaN(value)).sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2;
}

/** A number that was measured several times. */
export interface Figure {
  median: number;
  lowest: number;
  highest: number;
}

/** The figure of several measurements. */
export function figureOf(values: readonly number[]): Figure {
  const known = values.filter(value => !Number.isNaN(value));
  const [lowest, highest] = known.length > 0 ? [Math.min(...known), Math.max(...known)] : [NaN, NaN];
  return { median: median(known), lowest, highest };
}

/** A figure with its spread: `63 (58–70)`. Without the spread if all measurements look the same. */
export function spread(figure: Figure | undefined, shown: (value: number) => string = short): string {
  if (!figure) return shown(NaN);
  const [middle, lowest, highest] = [figure.median, figure.lowest, figure.highest].map(shown);
  return lowest === highest ? `${middle}` : `${middle} (${lowest}–${highest})`;
}

/** The 95th percentile. NaN for an empty list. */
export function percentile95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN;
}

const orDash = (value: number, text: string) => (Number.isFinite(value) ? text : '–');

/** A number with appropriate precision: `0.04`, `3.2`, `47`, `1,250`. A dash for NaN. */
export function short(value: number): string {
  const size = Math.abs(value);
  const decimals = size === 0 || size >= 10 ? 0 : size >= 1 ? 1 : 2;
  return orDash(
    value,
    value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  );
}

/** Bytes in thousands: `34.2`. */
export const kilobytes = (bytes: number) => orDash(bytes, (bytes / 1000).toFixed(1));

/** Bytes in millions. */
export const megabytes = (bytes: number) => short(bytes / 1e6);

/** The largest ratio to show. Beyond it, one of the numbers is close to zero. */
const LARGEST_RATIO = 50;

/** A peer's number divided by this site's: `2.4×`, `> 50×`. A dash if there is nothing to compare. */
export function ratio(peer: number, own: number): string {
  if (peer / own > LARGEST_RATIO && own > 0) return `> ${LARGEST_RATIO}×`;
  return orDash(own > 0 ? peer / own : NaN, `${(peer / own).toFixed(1)}×`);
}
