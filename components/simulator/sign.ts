/** The color class of an amount. */
export function sign(cents: number): 'below' | 'zero' | 'above' {
  if (cents === 0) return 'zero';
  return cents < 0 ? 'below' : 'above';
}
