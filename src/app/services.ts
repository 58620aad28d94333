import { connect } from '#src/api/connection.ts';
import { createClient } from '#src/api/client.ts';
import { reportRefusal } from '#src/api/refusals.ts';
import { readToken } from '#src/api/session-store.ts';
import { decodeRuntimeConfig } from '#src/config/runtime.ts';
import type { Services } from '#src/screens/support/services.ts';
import { createServices } from './create-services.ts';

/**
 * Sets the page's actors going; the current user is asked for at once (SPEC 4). Their calls wait for the
 * configuration, which says where the API is; its promise rejects with ConfigError.
 * @param content what config.json holds
 */
export function startServices(content: Promise<unknown>): Services {
  const config = content.then(decodeRuntimeConfig);
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
