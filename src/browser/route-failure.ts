type Listener = (error: unknown) => void;

/** What failed before anybody listened. */
const earlier: unknown[] = [];
let listener: Listener | null = null;

/** Announces that a screen could not be shown. */
export function reportRouteFailure(error: unknown): void {
  if (listener === null) earlier.push(error);
  else listener(error);
}

/** Hears of every screen that could not be shown, earlier ones included. */
export function watchRouteFailures(listen: Listener): void {
  listener = listen;
  for (const error of earlier.splice(0)) listen(error);
}
