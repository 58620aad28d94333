import { createHash } from 'node:crypto';

/** Facts of a deployment that the policy needs. */
interface Deployment {
  /** Origins of the API and of map tiles, if they differ from the page's. */
  readonly origins: readonly string[];
  /** Origins of pages that are shown in a frame, besides the captcha's. @default none */
  readonly frames?: readonly string[];
  /** Origins to which a page sends reports of errors. @default none */
  readonly reports?: readonly string[];
  /** Where browsers send what the policy refused; null sends nothing. @default null */
  readonly policyReports?: string | null;
  /** Inline scripts of the pages, as `'sha256-…'`. */
  readonly scripts: readonly string[];
}

const RECAPTCHA = 'https://www.google.com/recaptcha/';

/** Headers of every answer, documents or not. */
export const everyAnswer: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-site',
};

/**
 * Headers of every page. Inline styles are allowed: Mantine writes its theme, and prerendered pages have their first
 * styles and custom properties inline. Inline scripts are refused, except those whose hash is given.
 */
export function securityHeaders({
  origins,
  frames = [],
  reports = [],
  policyReports = null,
  scripts,
}: Deployment): Readonly<Record<string, string>> {
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, RECAPTCHA, 'https://www.gstatic.com/recaptcha/'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", ...origins, ...reports],
    'img-src': ["'self'", 'data:', 'blob:', ...origins],
    'font-src': ["'self'"],
    'frame-src': [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/', ...frames],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(policyReports === null ? {} : { 'report-uri': [inPolicy(policyReports)] }),
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    ...everyAnswer,
    // Browsers ignore it where the connection is not encrypted.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** An address as the policy's grammar takes it: `;` and `,` would end it. */
const inPolicy = (address: string) =>
  new URL(address).href.replaceAll(/[;,]/g, (mark) => encodeURIComponent(mark));

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g;
const DATA_BLOCK = /\stype="(?!module|text\/javascript)/;

/** Sources that allow a page's executable inline scripts. */
export function inlineScriptSources(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !DATA_BLOCK.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
