import { spawn } from 'node:child_process';

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  /** Buffers the output until the step ends, so that parallel steps do not mix theirs. */
  readonly held?: boolean;
}

/** Runs a program and shows its output. Resolves to its exit code; -1 when the program cannot start. */
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
