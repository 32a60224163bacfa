/** A page's window, to which `watchShifts` adds the sum of the layout shifts. */
declare const window: Window & { layoutShift: number };

/**
 * Runs in the page: adds up its layout shifts.
 *
 * @param buffered whether the shifts that have already happened count
 */
export function watchShifts(buffered: boolean): void {
  window.layoutShift = 0;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      window.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered });
}

/** Runs in the page. @returns the sum of the layout shifts since `watchShifts` */
export const layoutShift = (): number => window.layoutShift;
