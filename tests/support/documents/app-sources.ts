import { globSync } from 'node:fs';

/** The files of the app. What tests and stories know of a chart shares its folder and is not among them. */
export const appSources: readonly string[] = globSync([
  'src/**/*.{ts,tsx}',
  'machines/**/*.machine.ts',
  'machines/support/*.ts',
]);
