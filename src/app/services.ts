import { connect } from '#src/api/connection.ts';
import { createClient } from '#src/api/client.ts';
import { reportRefusal } from '#src/api/refusals.ts';
import { readToken } from '#src/api/session-store.ts';
import type { Services } from '#src/screens/support/services.ts';
import { createServices } from './create-services.ts';
import { loadConfig } from './load-config.ts';

/**
 * Sets the page's actors going; the current user is asked for at once (SPEC 4). Their calls wait for the
 * configuration, which says where the API is; its promise rejects with ConfigError.
 */
export function startServices(base: string): Services {
  const config = loadConfig(base);
  void config.then(
    ({ apiHost }) => connect(createClient({ apiHost, readToken, onUnauthorized: reportRefusal })),
    // Whoever started the services shows what is wrong.
    () => undefined,
  );
  const services = createServices(config, readToken());
  services.counters.start();
  services.session.start();
  return services;
}
