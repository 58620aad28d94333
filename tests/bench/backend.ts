import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { ScenarioId } from '#mocks/scenarios/index.ts';

/** The fake backend in its own process, in a scenario, with the token of the scenario's person. */
export async function startBackend(scenario: ScenarioId) {
  const child: ChildProcess = spawn('node', ['mocks/http.ts'], {
    env: { ...process.env, ESCENARIO: scenario, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let token = '';
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    token = /con la sesión (\S+)/.exec(line)?.[1] ?? token;
    const url = /responde en (\S+)/.exec(line)?.[1];
    if (url !== undefined) return { url, token, close: () => child.kill() };
  }
  throw new Error(`the backend of ${scenario} did not start`);
}
