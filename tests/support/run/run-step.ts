import { spawn, type ChildProcess } from 'node:child_process';

interface Options {
  /** Variables to set; those that are undefined are removed. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Buffers the output until the step ends, so that parallel steps do not mix theirs. */
  readonly held?: boolean;
  /** The program is killed after this many ms. @default never */
  readonly limitMs?: number | undefined;
}

/** Kills a program that leads a group, with all that it started. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}

/**
 * Kills a program after a time, and when this process is interrupted: the terminal does not reach its group.
 * @returns the function that ends the watch
 */
function watchLimit(child: ChildProcess, limitMs: number, onLate: () => void): () => void {
  const timer = setTimeout(() => {
    onLate();
    killGroup(child);
  }, limitMs);
  const interrupt = () => {
    killGroup(child);
    process.exit(1);
  };
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  return () => {
    clearTimeout(timer);
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  };
}

/**
 * Runs a program and shows its output.
 * @returns its exit code: -1 when the program cannot start, 'late' when it was killed after its limit
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { env, held: isHeld = false, limitMs }: Options = {},
): Promise<number | 'late'> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      detached: limitMs !== undefined,
    });
    let isLate = false;
    const unwatch =
      limitMs === undefined
        ? null
        : watchLimit(child, limitMs, () => {
            isLate = true;
          });
    const held: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => held.push(chunk));
    child.on('error', (error) => {
      console.error(error.message);
      unwatch?.();
      resolve(-1);
    });
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(held));
      unwatch?.();
      resolve(isLate ? 'late' : (code ?? -1));
    });
  });
}
