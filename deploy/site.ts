import * as z from 'zod/mini';
import { Site } from '#src/config/site.schema.ts';

/**
 * Decodes site.json for a build.
 * @throws Error naming every invalid key.
 */
export function decodeSite(content: unknown): Site {
  // zod/mini has no messages of its own.
  const result = z.safeParse(Site, content, { error: z.locales.en().localeError });
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({ path, message }) => `${path.map(String).join('.') || '(whole file)'}: ${message}`,
  );
  throw new Error(`src/config/site.json cannot be used\n  ${problems.join('\n  ')}`);
}

/** The path of the site's address, with a closing slash: the base path of its build. */
export const baseOf = ({ url }: Pick<Site, 'url'>): string => new URL(`${url}/`).pathname;
