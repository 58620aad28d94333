import { spawn } from 'node:child_process';

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  /** Holds the output back until the step ends, so that steps in parallel do not mix theirs. */
  readonly held?: boolean;
}

/** Runs a program, showing what it writes. Resolves to its exit code; a program that cannot start is -1. */
export function runProgram(program: string, args: readonly string[], options: Options = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...options.env },
      stdio: options.held ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const held: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => held.push(chunk));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(-1);
    });
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(held));
      resolve(code ?? -1);
    });
  });
}
