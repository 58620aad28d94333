/** Look of the window: its custom properties, and the chosen time of day; null for the default. */
export interface Look {
  readonly style: Readonly<Record<`--${string}`, string>>;
  readonly time: string | null;
}
