/** How the window looks: custom properties that it is drawn from, and its hour where one was chosen. */
export interface Look {
  readonly style: Readonly<Record<`--${string}`, string>>;
  readonly time: string | null;
}
