import { parseArgs } from 'node:util';
import { checkConformance, type Finding } from './conformance.check.ts';

/**
 * `npm run conformance -- --host URL --token T`: checks whether a server answers as the contract says. Changes nothing
 * there.
 */
const USAGE = 'Usage: npm run conformance -- --host https://api.example.mx --token TOKEN';

interface Arguments {
  readonly host: string;
  readonly token: string;
}

function readArguments(): Arguments | string {
  let values: { host?: string; token?: string };
  try {
    ({ values } = parseArgs({ options: { host: { type: 'string' }, token: { type: 'string' } } }));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  if (!values.host) return 'Say which server to ask with --host.';
  if (!values.token) return 'Say with which session to ask with --token: most calls need one.';
  const url = URL.parse(values.host);
  if (url === null || !/^https?:$/.test(url.protocol)) return `--host is no http(s) address: ${values.host}`;
  return { host: values.host.replace(/\/+$/, ''), token: values.token };
}

function print(findings: readonly Finding[]): void {
  const rows = findings.map(({ call, path, status, decoded, difference }) => [
    call,
    path,
    status === null ? '-' : String(status),
    decoded ? 'yes' : 'NO',
    difference,
  ]);
  const table = [['call', 'path', 'status', 'decoded', 'difference'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

const options = readArguments();
if (typeof options === 'string') {
  console.error(`${options}\n${USAGE}`);
  process.exitCode = 2;
} else {
  const findings = await checkConformance(options);
  print(findings);
  const failed = findings.filter(({ decoded }) => !decoded).length;
  console.log(
    `\n${String(findings.length - failed)} of ${String(findings.length)} calls answer as the contract says.`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
}
