import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkConformance } from './check.ts';
import type { Finding, Report } from './report.ts';
import { checkWrites } from './writes.ts';

/**
 * `npm run conformance`: checks whether a server answers as the contract says. Without `--writes` it changes nothing
 * there. The password comes from the environment, so that no list of processes shows it.
 */
const USAGE = `Usage: npm run conformance -- --host https://api.example.mx --token TOKEN
   or: CONFORMANCE_PASSWORD=… npm run conformance -- --host https://api.example.mx --writes --email ME [--create]
--writes also saves your profile, password and picture, puts them back, and logs out;
--create also creates two accounts and sends mail; --report FILE writes the result for Storybook.`;

interface Run {
  readonly host: string;
  readonly report: string | undefined;
  readonly findings: () => Promise<readonly Finding[]>;
}

const options = {
  host: { type: 'string' },
  token: { type: 'string' },
  writes: { type: 'boolean', default: false },
  create: { type: 'boolean', default: false },
  email: { type: 'string' },
  report: { type: 'string' },
} as const;

function parse() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function readArguments(): Run | string {
  const values = parse();
  if (typeof values === 'string') return values;
  const { token, writes, create, email, report } = values;
  if (!values.host) return 'Say which server to ask with --host.';
  const url = URL.parse(values.host);
  if (url === null || !/^https?:$/.test(url.protocol))
    return `--host is not an http(s) address: ${values.host}`;
  const host = values.host.replace(/\/+$/, '');
  if (!writes) {
    if (create) return '--create is a part of --writes.';
    if (!token) return 'Say with which session to ask with --token: most calls need one.';
    return { host, report, findings: () => checkConformance({ host, token }) };
  }
  const password = process.env['CONFORMANCE_PASSWORD'];
  if (!email) return 'Say with --email which account is yours.';
  if (!password) return 'The password of your account belongs into CONFORMANCE_PASSWORD.';
  return {
    host,
    report,
    findings: () => checkWrites({ host, email, password }, { create, tell: console.error }),
  };
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

const run = readArguments();
if (typeof run === 'string') {
  console.error(`${run}\n${USAGE}`);
  process.exitCode = 2;
} else {
  const findings = await run.findings();
  print(findings);
  if (run.report !== undefined) {
    const report: Report = { host: run.host, at: new Date().toISOString(), findings: [...findings] };
    writeFileSync(run.report, `${JSON.stringify(report, null, 2)}\n`);
  }
  const failed = findings.filter(({ decoded }) => !decoded).length;
  console.log(
    `\n${String(findings.length - failed)} of ${String(findings.length)} calls answer as the contract says.`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
}
