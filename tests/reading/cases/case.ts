/** What somebody wrote, and what a reader makes of it: what is meant, or else what is asked. */
export interface Case {
  readonly written: string;
  readonly meant?: string;
  readonly asked?: string;
  /** What the reader is told besides: the unit of bare numbers, the bounds of a number. */
  readonly context?: string;
}
