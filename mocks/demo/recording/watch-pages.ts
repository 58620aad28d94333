/**
 * Tells whenever the address of a page has changed, from now on.
 * @returns a function that stops
 */
export function watchPages(page: Window, tell: () => void): () => void {
  const { history } = page;
  const stop = new AbortController();
  for (const name of ['pushState', 'replaceState'] as const) {
    const real = history[name];
    const telling: History['pushState'] = (...values) => {
      real.apply(history, values);
      tell();
    };
    history[name] = telling;
    stop.signal.addEventListener('abort', () => {
      // Another watch may have come after this one.
      if (history[name] === telling) history[name] = real;
    });
  }
  page.addEventListener('popstate', tell, { signal: stop.signal });
  return () => {
    stop.abort();
  };
}

/** Path, search and hash of a page. */
export const addressOf = ({ location }: Window): string =>
  `${location.pathname}${location.search}${location.hash}`;
