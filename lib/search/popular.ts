/** A question that the search box shows before anything is typed. */
export interface PopularQuestion {
  question: string;
  /** Path and anchor of the place that answers it. */
  href: string;
}
