import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Reads the options of a command. With another than these it says which there are, and ends with 2. */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const known = Object.entries(options).map(([name, { type }]) =>
      type === 'string' ? `--${name} …` : `--${name}`,
    );
    console.error(`${error instanceof Error ? error.message : String(error)}\nOptions: ${known.join(', ')}`);
    return process.exit(2);
  }
}
