const MASK = '•••';

/** Field names of secrets, including their variants, such as a confirmation or an old value. */
const SECRET = /password|token|captcha|verification|secret|authorization/i;

/** Whether what has this name is a secret. */
export const isSecretName = (name: string): boolean => SECRET.test(name);

/** Whether it is a plain object, of this page or of a frame, which has its own `Object`. */
const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return typeof prototype !== 'object' || prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** Whether a field holds a secret. Other fields with such a name (a flag, an error message) may be shown. */
const isSecret = (key: string, value: unknown) =>
  isSecretName(key) && ((typeof value === 'string' && value !== '') || typeof value === 'number');

/** Describes an object that JSON cannot represent. */
function described(value: object): unknown {
  if (value instanceof Error) return { ...value, name: value.name, message: value.message };
  if (value instanceof File) return `archivo ${value.name} (${String(value.size)} bytes)`;
  if (value instanceof Date) return value.toISOString();
  return `[${value.constructor.name}]`;
}

function masked(value: unknown, ancestors: readonly object[]): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (ancestors.includes(value)) return '[…]';
  const path = [...ancestors, value];
  if (Array.isArray(value)) return value.map((item: unknown) => masked(item, path));
  if (!isPlain(value)) {
    const description = described(value);
    return typeof description === 'object' ? masked(description, path) : description;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [
      key,
      isSecret(key, item) ? MASK : masked(item, path),
    ]),
  );
}

/**
 * Returns a copy that can be shown and serialized as JSON: passwords, tokens and captcha answers become •••, errors
 * and files become descriptions. An empty secret stays empty, so that its absence is visible.
 */
export const maskSecrets = (value: unknown): unknown => masked(value, []);
