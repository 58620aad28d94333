import * as z from 'zod/mini';
import { ConfigError } from './config-error.ts';

const ORIGIN = /^https?:\/\/[^/?#@\s]+\/*$/i;

const webAddress = z.url({ protocol: /^https?$/, error: 'debe ser una dirección http(s) completa' });

const isTimeZone = (timeZone: string) => {
  try {
    return new Intl.DateTimeFormat('es-MX', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/**
 * `/config.json`, which a deployer edits and the page reads at run time (F11 to F20).
 * Every key has a default; keys that we do not know are kept.
 */
export const RuntimeConfig = z.looseObject({
  /** Origin of the API, such as `https://api.rollux.mx`; '' means the page's own origin. */
  apiHost: z._default(
    z
      .string()
      .check(
        z.refine(
          (host) => host === '' || (URL.canParse(host) && ORIGIN.test(host)),
          'debe ser un origen http(s) o ""',
        ),
      ),
    '',
  ),
  /** Key of the human-verification service; null switches the forms that need it off. */
  recaptchaSiteKey: z._default(z.nullable(z.string()), null),
  /** Tile server of the maps; null draws Mexico from bundled data. */
  mapTiles: z._default(z.nullable(z.object({ url: z.string(), attribution: z.string() })), null),
  /**
   * The page of a payment provider that takes a card's number in a frame, and the origin that its messages come from;
   * null where cards cannot be added.
   */
  cardField: z._default(
    z.nullable(
      z.object({
        url: webAddress,
        origin: z
          .string()
          .check(
            z.refine((origin) => URL.canParse(origin) && ORIGIN.test(origin), 'debe ser un origen http(s)'),
          ),
      }),
    ),
    null,
  ),
  /** Whether the server offers the calls that we assume. */
  assumedApi: z._default(z.boolean(), true),
  /** Where a page sends what failed in it, without personal data; null sends nothing. */
  errorReports: z._default(z.nullable(webAddress), null),
  /** Where browsers send what the content policy refused; null sends nothing. */
  policyReports: z._default(z.nullable(webAddress), null),
  /** ISO 4217 code in which amounts are shown. */
  currency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/, 'debe ser un código ISO 4217')), 'MXN'),
  /** IANA zone in which days begin and end. */
  timeZone: z._default(
    z.string().check(z.refine(isTimeZone, 'debe ser una zona horaria IANA')),
    'America/Mexico_City',
  ),
});
export type RuntimeConfig = z.infer<typeof RuntimeConfig>;

/**
 * Decodes the parsed content of `/config.json`.
 * @throws ConfigError naming each key that cannot be used.
 */
export function decodeRuntimeConfig(content: unknown): RuntimeConfig {
  const result = z.safeParse(RuntimeConfig, content);
  if (result.success) return tidied(result.data);
  throw new ConfigError(
    result.error.issues.map((issue) => ({ key: issue.path.join('.'), reason: issue.message })),
  );
}

/** An origin as browsers state it: nothing after the host. */
const bare = (origin: string) => origin.replace(/\/+$/, '');

function tidied(config: RuntimeConfig): RuntimeConfig {
  const { apiHost, cardField } = config;
  return {
    ...config,
    apiHost: bare(apiHost),
    cardField: cardField === null ? null : { ...cardField, origin: new URL(cardField.origin).origin },
  };
}
