import { spawn } from 'node:child_process';

/** A started program. */
export interface Started {
  /** What the first match of the pattern captured in its output. */
  readonly found: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a program with all its children as one group, and waits until it says what the pattern matches.
 * @throws Error with what it said, when it ends instead or says nothing for 30 s.
 */
export function startAndRead(
  command: string,
  args: readonly string[],
  says: RegExp,
  env: Readonly<Record<string, string>>,
): Promise<Started> {
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve());
  });
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  let said = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      void stop();
      reject(new Error(`${command} does not say ${String(says)}: ${said}`));
    }, 30_000);
    const read = (part: Buffer) => {
      said += String(part);
      const [, found] = says.exec(said) ?? [];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve({ found, stop });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      reject(new Error(`${command} ended: ${said}`));
    });
  });
}
