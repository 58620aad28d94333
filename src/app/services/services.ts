import type { VersionSource } from '#machines/version/version.machine.ts';
import type { Services } from '#src/actor-hooks/services.ts';
import { reportChange } from '#src/api/changes.ts';
import { createClient } from '#src/api/client.ts';
import { connect } from '#src/api/connection.ts';
import { setServerZone } from '#src/api/contract/server-zone.ts';
import { reportDrift } from '#src/api/drift.ts';
import { reportRefusal } from '#src/api/refusals.ts';
import { readKeptConfig } from '#src/api/stored/config-store.ts';
import { readToken } from '#src/api/stored/session-store.ts';
import type { DemoSlot } from '#src/ui/frame/demo.ts';
import { askConfig } from './ask-config.ts';
import { createServices } from './create-services.ts';
import { watched } from './watched-client.ts';

/**
 * Starts the session and the counters and loads the current user (B33). Their calls wait for the configuration, which
 * holds the API's address.
 * @param content what config.json holds, as the page has already requested it
 * @param request requests it again
 * @param version asks for the server's version
 * @param demo observes actors and calls; null without a demo
 */
export function startServices(
  content: Promise<unknown>,
  request: () => Promise<unknown>,
  version: VersionSource,
  demo: DemoSlot | null,
): Services {
  const services = createServices({
    askConfig: askConfig(content, request),
    keptConfig: readKeptConfig(),
    version,
    token: readToken(),
    surroundings: __MOCKS__ && demo ? { inspect: demo.inspect } : undefined,
  });
  void services.config.then(
    ({ apiHost, assumedApi, errorReports, timeZone }) => {
      setServerZone(timeZone);
      const client = createClient({
        apiHost,
        assumedApi,
        readToken,
        onUnauthorized: reportRefusal,
        onChange: reportChange,
        onDrift: reportDrift,
      });
      if (__MOCKS__ && demo) return connect(watched(client, demo.onCall));
      if (errorReports === null) return connect(client);
      // No call leaves before its reply can be reported. Without the reports' script the app goes on.
      return import('../error-reports/error-reports.ts')
        .then(({ startErrorReports }) => startErrorReports(errorReports, services, client))
        .catch(() => client)
        .then(connect);
    },
    // The caller shows the error.
    () => undefined,
  );
  services.configuration.start();
  services.version.start();
  services.counters.start();
  services.session.start();
  return services;
}
