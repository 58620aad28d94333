import { connect } from '#src/api/connection.ts';
import { createClient } from '#src/api/client.ts';
import { reportRefusal } from '#src/api/refusals.ts';
import { readToken } from '#src/api/session-store.ts';
import type { Services } from '#src/screens/support/services.ts';
import { createServices } from './create-services.ts';
import { loadConfig } from './load-config.ts';

/**
 * Reads the configuration, connects the client and sets the page's actors going; the current user is asked for at
 * once (SPEC 4). @throws ConfigError
 */
export async function startServices(base: string): Promise<Services> {
  const config = await loadConfig(base);
  connect(createClient({ apiHost: config.apiHost, readToken, onUnauthorized: reportRefusal }));
  const services = createServices(config, readToken());
  services.counters.start();
  services.session.start();
  return services;
}
