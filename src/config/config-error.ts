/** A `/config.json` that cannot be used; `keys` names what is wrong ('' is the file itself). */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly keys: readonly string[];

  constructor(problems: readonly { key: string; reason: string }[]) {
    super(problems.map(({ key, reason }) => (key ? `${key}: ${reason}` : reason)).join('; '));
    this.keys = problems.map(({ key }) => key);
  }
}
