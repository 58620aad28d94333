import type { ConfigurationAnswer } from '#machines/configuration/configuration.machine.ts';
import { keepConfig } from '#src/api/stored/config-store.ts';
import { ConfigError } from '#src/config/config-error.ts';
import { decodeRuntimeConfig } from '#src/config/runtime.ts';

/**
 * Returns the function with which the configuration's machine requests the file.
 * @param first the request that the page has already made
 * @param request requests it again
 */
export function askConfig(first: Promise<unknown>, request: () => Promise<unknown>) {
  let made: Promise<unknown> | null = first;
  return (tell: (answer: ConfigurationAnswer) => void): void => {
    const content = made ?? request();
    made = null;
    void answerIn(content).then(tell);
  };
}

async function answerIn(content: Promise<unknown>): Promise<ConfigurationAnswer> {
  try {
    const config = decodeRuntimeConfig(await content);
    keepConfig(config);
    return { type: 'configuration.read', config };
  } catch (error) {
    return error instanceof ConfigError
      ? { type: 'configuration.faulty', error }
      : { type: 'configuration.unreachable' };
  }
}
