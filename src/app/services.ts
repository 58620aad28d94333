import { connect } from '#src/api/connection.ts';
import { createClient } from '#src/api/client.ts';
import { reportRefusal } from '#src/api/refusals.ts';
import { readToken } from '#src/api/session-store.ts';
import { decodeRuntimeConfig } from '#src/config/runtime.ts';
import type { Services } from '#src/screens/support/services.ts';
import type { DemoSlot } from '#src/ui/demo.ts';
import { createServices } from './create-services.ts';
import { watched } from './watched-client.ts';

/**
 * Sets the page's actors going; the current user is asked for at once (SPEC 4). Their calls wait for the
 * configuration, which says where the API is; its promise rejects with ConfigError.
 * @param content what config.json holds
 * @param demo is told of what happens
 */
export function startServices(content: Promise<unknown>, demo: DemoSlot | null): Services {
  const config = content.then(decodeRuntimeConfig);
  void config.then(
    ({ apiHost, assumedApi }) => {
      const client = createClient({ apiHost, assumedApi, readToken, onUnauthorized: reportRefusal });
      return connect(__MOCKS__ && demo ? watched(client, demo.onCall) : client);
    },
    // Whoever started the services shows what is wrong.
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
