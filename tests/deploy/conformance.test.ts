import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startHttpServer } from '#mocks/http.ts';
import { DEMO_PASSWORD, demoAccounts } from '#mocks/seeds/accounts.ts';
import { callNames, contract } from '#src/api/contract/index.ts';
import { Report } from '../../deploy/conformance/report.ts';
import { startLocalServer, type LocalServer } from '../support/local-server.ts';

/** A separate process, because in this one the mocks answer every request. */
function conformance(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { ...process.env, CONFORMANCE_PASSWORD: DEMO_PASSWORD };
  return new Promise((resolve) => {
    execFile(process.execPath, ['deploy/conformance/command.ts', ...args], { env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

/** The calls that change nothing, which are the ones it makes. */
const reading = callNames.filter((name) => contract[name].method === 'GET' && !contract[name].writes);
const all = String(reading.length);
const assumed = reading.filter((name) => contract[name].assumed !== 'no');

const user = { id: 7, active: 1 };
const bodies: Readonly<Record<string, unknown>> = {
  '/api/states': [{ id: 19, name: 'Nuevo León' }],
  '/api/municipality/19': { data: [{ id: 1, name: 'Monterrey' }] },
  '/api/login-user': { data: user },
  '/api/count-cot': 3,
  '/api/count-orders': '4',
  '/api/count-cart': { count: 0 },
  '/api/catalogs': [],
  '/api/catalogs-prices': [],
  '/api/list-users': { data: [user, user] },
  '/api/roles': [{ id: 1, name: 'administrador' }],
  '/api/files/list-price': [],
  '/api/files/digital-catalog': { name: 'Catálogo', url: '/catalogo.pdf' },
  '/api/files/promotions': [],
};

let server: LocalServer | undefined;
const asked: string[] = [];

async function serve(changed: Readonly<Record<string, unknown>> = {}): Promise<string> {
  server = await startLocalServer((request, response) => {
    asked.push(`${String(request.method)} ${String(request.url)} ${String(request.headers.authorization)}`);
    const body = { ...bodies, ...changed }[request.url ?? ''];
    response.statusCode = body === undefined ? 404 : 200;
    response.end(typeof body === 'string' && body.startsWith('<') ? body : JSON.stringify(body));
  });
  return server.url;
}

afterEach(async () => {
  await server?.close();
  server = undefined;
  asked.length = 0;
});

// Each test starts one or two processes.
describe('npm run conformance', () => {
  it('makes each reading call once, with the token, and accepts the replies; a server may lack the assumed ones', async () => {
    const { code, out } = await conformance('--host', await serve(), '--token', 'abc');
    expect(out).toContain(`${all} of ${all} calls answer as the contract says.`);
    expect(code).toBe(0);
    expect(asked).toHaveLength(reading.length);
    expect(asked).toContain('GET /api/municipality/19 Bearer abc');
    expect(asked.join('\n')).not.toMatch(/user-active/);
    expect(out.match(/not offered, which this assumed call may be/g)).toHaveLength(assumed.length);
  });

  it("accepts the mocks' own server for an administrator", async () => {
    const door = await startHttpServer(0);
    const email = demoAccounts.find(({ label }) => label === 'Administrador')?.email;
    const login = await fetch(`${door.url}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    });
    const { token } = z.parse(z.object({ token: z.string() }), await login.json());
    const { code, out } = await conformance('--host', door.url, '--token', token);
    await door.close();
    expect(out).toContain(`${all} of ${all} calls answer as the contract says.`);
    expect(code).toBe(0);
  });

  it('names the exact path of an error, in any form of the list', async () => {
    const wrong = { data: [user, user, { id: 'seven', active: 1 }] };
    const { code, out } = await conformance(
      '--host',
      await serve({ '/api/list-users': wrong }),
      '--token',
      'abc',
    );
    expect(out).toMatch(/^users .* 200 +NO +data\.2\.id: /m);
    expect(out).toContain(`${String(reading.length - 1)} of ${all}`);
    expect(code).toBe(1);
  });

  it.each([
    [
      'HTML with a 200',
      { '/api/roles': '<!doctype html>' },
      /^roles .* 200 +NO +not JSON: "<!doctype html>"$/m,
    ],
    ['a missing call', { '/api/roles': undefined }, /^roles .* 404 +NO +no success$/m],
    [
      'no state to ask for',
      { '/api/states': [] },
      /^municipalities .* - +NO +not requested: no state is known$/m,
    ],
  ])('reports %s', async (_what, changed, line) => {
    const { code, out } = await conformance('--host', await serve(changed), '--token', 'abc');
    expect(out).toMatch(line);
    expect(code).toBe(1);
  });

  it.each([
    ['no host', [], /Say which server to ask with --host\./],
    ['no token', ['--host', 'http://localhost'], /--token/],
    ['an invalid host', ['--host', 'rollux', '--token', 'abc'], /not an http\(s\) address: rollux/],
    ['no account', ['--host', 'http://localhost', '--writes'], /--email which account is yours/],
    [
      'accounts without writing',
      ['--host', 'http://localhost', '--token', 'abc', '--create'],
      /--create is a part of --writes/,
    ],
    ['an unknown option', ['--hots', 'x'], /Unknown option '--hots'/],
  ])('reports invalid arguments: %s', async (_what, args, sentence) => {
    const { code, err } = await conformance(...args);
    expect(err).toMatch(sentence);
    expect(err).toContain('Usage: npm run conformance');
    expect(code).toBe(2);
  });
});

/** The calls of the specification that write, or that a session begins and ends with. */
const own = ['login', 'updateProfile', 'checkPassword', 'updatePassword', 'uploadProfileImage', 'logout'];
const creating = [
  'register',
  'sendRecoverEmail',
  'addUser',
  'updateUser',
  'setCoordinates',
  'toggleUserMapActive',
  'toggleUserActive',
];

describe('npm run conformance -- --writes', () => {
  const email = demoAccounts.find(({ label }) => label === 'Administrador')?.email ?? '';
  const rowsIn = (out: string) => out.split('\n').filter((line) => / (?:yes|NO)(?: |$)/.test(line));
  const User = z.object({ data: z.looseObject({ name: z.string() }) });

  async function logIn(host: string) {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ email, password: DEMO_PASSWORD });
    const answer = await fetch(`${host}/api/login`, { method: 'POST', headers, body });
    return z.parse(z.object({ token: z.string() }), await answer.json()).token;
  }

  const userOf = async (host: string, token: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${host}/api/login-user`, { headers });
    return z.parse(User, await answer.json()).data;
  };

  it('with --create makes every call of the specification, and leaves the account as it was', async () => {
    const door = await startHttpServer(0);
    const token = await logIn(door.url);
    const before = await userOf(door.url, token);
    const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
    const report = join(folder, 'report.json');
    const { code, out, err } = await conformance(
      ...['--host', door.url, '--writes', '--create', '--email', email, '--report', report],
    );
    expect(out).toMatch(/(\d+) of \1 calls answer as the contract says\./);
    expect(code).toBe(0);
    const specified = callNames.filter((name) => contract[name].assumed === 'no');
    const made = rowsIn(out).map((line) => line.split(' ')[0]);
    expect(
      [...new Set([...made])].filter((name) => specified.some((one) => one === name)).toSorted(),
    ).toEqual(specified.toSorted());
    expect(out).toMatch(/^uploadProfileImage .* now has a sample$/m);
    expect(err).toContain(`the password of ${email} may be`);
    const after = await userOf(door.url, await logIn(door.url));
    const unkept = { image: null, last_login_at: null };
    expect({ ...after, ...unkept }).toEqual({ ...before, ...unkept });
    const { findings } = z.parse(Report, JSON.parse(readFileSync(report, 'utf8')));
    expect(findings).toHaveLength(made.length);
    rmSync(folder, { recursive: true });

    const again = await conformance('--host', door.url, '--writes', '--email', email);
    expect(again.code).toBe(0);
    expect(again.out, 'the photo is sent again').not.toMatch(/\ssample\b/);
    await door.close();
  });

  it('without --create creates nothing and sends no mail; effects that do not follow are differences', async () => {
    const host = await serve({
      '/api/login': { token: 'abc', user },
      '/api/login-user': { data: { ...user, name: 'Ana' } },
      '/api/check-password': { valid: false },
      '/api/update-password': {},
      '/api/image-user': { data: user },
      '/api/logout-user': {},
    });
    const { code, out } = await conformance('--host', host, '--writes', '--email', email);
    expect(code).toBe(1);
    expect(out).toMatch(/^updateProfile .* 200 +NO +the profile was not saved$/m);
    expect(out).toMatch(/^checkPassword .* 200 +NO +the right password is not accepted$/m);
    expect(out).toMatch(/^logout .* 200 +NO +the token is still accepted afterwards$/m);
    const made = rowsIn(out).map((line) => line.split(' ')[0]);
    expect(made.filter((name) => own.includes(name ?? ''))).toEqual(own);
    expect(made.filter((name) => creating.includes(name ?? ''))).toEqual([]);
    expect(asked.join('\n')).not.toMatch(/register|recover|user-add|user-update|user-active|coordinates/);
  });

  it('reports a password that does not change, and a login that fails', async () => {
    let logins = 0;
    server = await startLocalServer((request, response) => {
      if (request.url === '/api/login') logins += 1;
      const isRefused = request.url === '/api/login' && logins > 1;
      const body = { '/api/login': { token: 'abc', user }, '/api/login-user': user }[request.url ?? ''];
      response.statusCode = isRefused ? 401 : 200;
      response.end(JSON.stringify(body ?? []));
    });
    const { out } = await conformance('--host', server.url, '--writes', '--email', email);
    expect(out).toMatch(/^updatePassword .* NO +the new password does not log in$/m);
    const refused = await conformance('--host', server.url, '--writes', '--create', '--email', email);
    expect(rowsIn(refused.out)).toHaveLength(own.length + creating.length);
    expect(refused.out.match(/not requested: the login failed/g)).toHaveLength(
      own.length + creating.length - 1,
    );
    expect(refused.code).toBe(1);
  });
});
