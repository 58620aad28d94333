import { matchRoutes } from 'react-router-dom';
import type { Services } from '#src/actor-hooks/services.ts';
import type { Client } from '#src/api/client.ts';
import { watchDrift } from '#src/api/drift.ts';
import { ApiError } from '#src/api/errors.ts';
import { watchRouteFailures } from '#src/browser/route-failure.ts';
import { routeIds, routeOf, type RouteId } from '#src/config/routes.ts';
import { basePath } from '../base-path.ts';
import { ownEntry } from '../services/ask-version.ts';
import { watched } from '../services/watched-client.ts';
import type { Known } from './clean-text.ts';
import { platformNames } from './platform-names.ts';
import { createReporter, type ErrorReport } from './reporter.ts';

const patterns = routeIds.map((id) => ({ id, path: routeOf(id).path }));

function pageOf(pathname: string): RouteId | null {
  const [match] = matchRoutes(patterns, pathname, basePath()) ?? [];
  return match?.route.id ?? null;
}

/**
 * Sends a report even while the page closes. As plain text a server needs no rules for other origins; no cookie and no
 * address of the page goes with it.
 */
const sendTo = (address: string) => (report: ErrorReport) => {
  fetch(address, {
    method: 'POST',
    body: JSON.stringify(report),
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
};

/** Names are collected when something fails first: most pages never need them. */
function knownHere(): Known {
  let names: ReadonlySet<string> | null = null;
  return {
    assets: new URL(`${basePath()}assets/`, window.location.origin).href,
    isPlatformName: (word) => (names ??= platformNames(window)).has(word),
  };
}

/** Errors of extensions and of other sites' scripts are not ours, and those have no `error`. */
const isOurs = ({ filename, error }: ErrorEvent) =>
  error !== null && URL.parse(filename)?.origin === window.location.origin;

/**
 * Reports what fails in this page from now on: uncaught errors and rejections, and screens that cannot be shown.
 * @returns the client, which also reports replies that cannot be decoded; those that can in part are reported too
 */
export function startErrorReports(address: string, services: Services, client: Client): Client {
  const { session, counters, version, configuration } = services;
  const report = createReporter({
    version: ownEntry()?.replace(/^.*\//, '') ?? '',
    known: knownHere(),
    page: () => pageOf(window.location.pathname),
    charts: () => ({
      session: session.getSnapshot().value,
      counters: counters.getSnapshot().value,
      version: version.getSnapshot().value,
      configuration: configuration.getSnapshot().value,
    }),
    send: sendTo(address),
  });
  window.addEventListener('error', (event) => {
    if (isOurs(event)) report('error', event.error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    report('rejection', reason);
  });
  watchRouteFailures((error) => {
    report('route', error);
  });
  watchDrift((error) => {
    report('decode', error);
  });
  return watched(client, ({ reply }) => {
    reply.catch((error: unknown) => {
      if (error instanceof ApiError && error.kind === 'broken') report('decode', error);
    });
  });
}
