import { connect } from '#src/api/connection.ts';
import { createClient } from '#src/api/client.ts';
import { reportChange } from '#src/api/changes.ts';
import { reportRefusal } from '#src/api/refusals.ts';
import { readToken } from '#src/api/session-store.ts';
import { decodeRuntimeConfig } from '#src/config/runtime.ts';
import type { Services } from '#src/services/services.ts';
import type { DemoSlot } from '#src/ui/demo.ts';
import { createServices } from './create-services.ts';
import { watched } from './watched-client.ts';

/**
 * Starts the session and the counters and loads the current user (B33). Their calls wait for the configuration, which
 * holds the API's address.
 * @param content what config.json holds; the promise of the configuration rejects with ConfigError when it is invalid
 * @param demo observes actors and calls; null without a demo
 */
export function startServices(content: Promise<unknown>, demo: DemoSlot | null): Services {
  const config = content.then(decodeRuntimeConfig);
  void config.then(
    ({ apiHost, assumedApi }) => {
      const client = createClient({
        apiHost,
        assumedApi,
        readToken,
        onUnauthorized: reportRefusal,
        onChange: reportChange,
      });
      return connect(__MOCKS__ && demo ? watched(client, demo.onCall) : client);
    },
    // The caller shows the error.
    () => undefined,
  );
  const services = createServices(
    config,
    readToken(),
    __MOCKS__ && demo ? { inspect: demo.inspect } : undefined,
  );
  services.counters.start();
  services.session.start();
  return services;
}
