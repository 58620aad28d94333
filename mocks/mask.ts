const MASK = '•••';

/** Names of what nobody else may read; a confirmation or an older value has the name inside its own. */
const SECRET = /password|token|captcha|verification|secret|authorization/i;

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** What a secret is; what only bears its name (whether it is known, what was wrong with it) may be shown. */
const isSecret = (key: string, value: unknown) =>
  SECRET.test(key) && ((typeof value === 'string' && value !== '') || typeof value === 'number');

/** What JSON cannot say of an object that is no record. */
function described(value: object): unknown {
  if (value instanceof Error) return { ...value, name: value.name, message: value.message };
  if (value instanceof File) return `archivo ${value.name} (${String(value.size)} bytes)`;
  if (value instanceof Date) return value.toISOString();
  return `[${value.constructor.name}]`;
}

function masked(value: unknown, within: readonly object[]): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (within.includes(value)) return '[…]';
  const inside = [...within, value];
  if (Array.isArray(value)) return value.map((item: unknown) => masked(item, inside));
  if (!isPlain(value)) {
    const said = described(value);
    return typeof said === 'object' ? masked(said, inside) : said;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [
      key,
      isSecret(key, item) ? MASK : masked(item, inside),
    ]),
  );
}

/**
 * A copy that can be shown and handed on as JSON: passwords, tokens and captcha answers are •••, errors and files are
 * told in words. An empty secret stays empty, so that one sees that there is none.
 */
export const maskSecrets = (value: unknown): unknown => masked(value, []);
