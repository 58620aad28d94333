/**
 * Forbids browsers and proxies to keep a response, as every host does for the API: it may hold what only one person may
 * see, also without a token, as a quote under its client's link does. An unreachable server sends no headers.
 * @returns the same response
 */
export function neverStored(response: Response): Response {
  if (response.type !== 'error') response.headers.set('Cache-Control', 'no-store');
  return response;
}
