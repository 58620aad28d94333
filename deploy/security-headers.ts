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
  /** Inline style elements of the pages, likewise. */
  readonly styles: readonly string[];
}

const RECAPTCHA = 'https://www.google.com/recaptcha/';

/** Headers of every answer, documents or not. */
export const everyAnswer: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-site',
};

/** What pages without a captcha require, in their own tag (docs/decisions/047); a header can only watch for it. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default";

/** The tag of pages that require trusted types. */
export const TRUSTED_TYPES_TAG = `<meta http-equiv="Content-Security-Policy" content="${TRUSTED_TYPES}">`;

/**
 * Headers of every page. Inline scripts and style elements are refused, except those whose hash is given; attributes
 * with styles are allowed, as prerendered pages have custom properties in them.
 */
export function securityHeaders({
  origins,
  frames = [],
  reports = [],
  policyReports = null,
  scripts,
  styles,
}: Deployment): Readonly<Record<string, string>> {
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, RECAPTCHA, 'https://www.gstatic.com/recaptcha/'],
    // For browsers that do not know the next two.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
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
    ...(policyReports === null
      ? {}
      : {
          'Content-Security-Policy-Report-Only': `${TRUSTED_TYPES}; report-uri ${inPolicy(policyReports)}`,
        }),
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
const INLINE_STYLE = /<style[^>]*>([^]*?)<\/style>/g;

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Sources that allow a page's executable inline scripts. */
export const inlineScriptSources = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !DATA_BLOCK.test(attributes))
    .map(([, , code = '']) => sourceOf(code));

/** Sources that allow a page's style elements. */
export const inlineStyleSources = (html: string): string[] =>
  [...html.matchAll(INLINE_STYLE)].map(([, css = '']) => sourceOf(css));
