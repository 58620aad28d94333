import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

/** Runs a program of the packages in a folder without showing its output. Resolves to whether it succeeded. */
export async function passesIn(
  root: string,
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const path = [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PATH: path, ...env },
    stdio: 'ignore',
  });
  const [code] = await once(child, 'close');
  return code === 0;
}
