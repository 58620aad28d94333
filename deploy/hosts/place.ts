/** The machine for which a server's configuration is written. */
export interface Place {
  /** Folder with the site; with a base path, the folder that holds the folder of that name. */
  readonly root: string;
  /** The API server behind this one, such as `http://127.0.0.1:8000`; null when the API has another origin. */
  readonly api: string | null;
  /** @default HTTPS on port 443, with the certificate where certbot puts it */
  readonly plainPort?: number;
}

/** Where certbot puts a host's certificate. */
export const certificateOf = (host: string) => ({
  chain: `/etc/letsencrypt/live/${host}/fullchain.pem`,
  key: `/etc/letsencrypt/live/${host}/privkey.pem`,
});

/**
 * A value in double quotes.
 * @throws Error when it has a character that a server's configuration reads as more than itself.
 */
export function quoted(value: string): string {
  if (/["\\$`{}\r\n]/.test(value)) throw new Error(`this cannot be written into a configuration: ${value}`);
  return `"${value}"`;
}
