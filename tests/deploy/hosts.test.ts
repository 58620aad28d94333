import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routeIds, routeOf } from '#src/config/routes.ts';
import { writeSmallBuild } from '#tests/hosts/small-build.ts';
import { writeHosts } from '../../deploy/hosts.ts';
import { readDeployment } from '../../deploy/hosts/deployment.ts';
import { quoted } from '../../deploy/hosts/place.ts';
import { copied, ruleOf, rules, types } from '../../deploy/hosts/table.ts';
import { readWorker } from '../../deploy/worker.ts';

describe('the rules of every host', () => {
  it.each([
    ['', 'pages'],
    ['nosotros', 'pages'],
    ['productos/persianas', 'pages'],
    ['productos/persianas/', 'closing-slash'],
    ['panel', 'pages'],
    ['panel/listas/ordenes', 'panel'],
    ['panel/', 'closing-slash'],
    ['panelera', 'pages'],
    ['assets/index-a1.js', 'assets'],
    ['assets', 'assets'],
    ['api/user-add/', 'api'],
    ['apicultura', 'pages'],
    ['og/screen-5.jpg', 'files'],
    ['config.json', 'files'],
    ['sw.js', 'files'],
    ['manifest.webmanifest', 'files'],
    ['.well-known/security.txt', 'well-known'],
    ['.env', 'hidden'],
    ['assets/.git/config', 'hidden'],
    ['_headers', 'hidden'],
    // Not plain names: whatever they are, they are not redirects.
    ['/otra.ejemplo/', 'pages'],
    ['\\otra/', 'pages'],
  ])('treat "%s" as %s', (path, name) => {
    expect(ruleOf(path).name).toBe(name);
  });

  it('treat every path of the table of routes as a page', () => {
    for (const { path } of routeIds.map(routeOf)) {
      expect(['page', 'app']).toContain(ruleOf(path.slice(1).replaceAll(/[:?]/g, '')).answer);
    }
  });

  it('have no look-around, which Caddy does not know', () => {
    for (const { path } of rules) expect(path).not.toMatch(/\(\?[=!<]/);
  });

  it('know the type of every file that has copies', () => {
    expect(Object.keys(types)).toEqual(expect.arrayContaining([...copied]));
  });
});

describe('the files for hosts', () => {
  let build: Awaited<ReturnType<typeof writeSmallBuild>>;
  let files: readonly string[];
  const fileLike = (name: string) => readFileSync(files.find((file) => file.endsWith(name)) ?? '', 'utf8');

  beforeAll(async () => {
    build = await writeSmallBuild('https://www.ejemplo.mx');
    files = writeHosts(build.folder);
  });

  afterAll(() => {
    build.remove();
  });

  it('are three for servers beside the build, with the end of the worker, and four in it', () => {
    expect(files.map((file) => file.replace(build.folder, 'dist'))).toEqual([
      'dist-hosts/nginx.conf',
      'dist-hosts/apache.conf',
      'dist-hosts/Caddyfile',
      'dist-hosts/sw-off.js',
      'dist/.htaccess',
      'dist/_headers',
      'dist/_redirects',
      'dist/sw.js',
    ]);
    for (const file of files) expect(existsSync(file)).toBe(true);
  });

  it.each(['nginx.conf', 'apache.conf', 'Caddyfile', '.htaccess', '_headers'])(
    'have the headers of the table: %s',
    (name) => {
      const { headers } = readDeployment(build.folder);
      for (const value of [...Object.values(headers.document), 'public, max-age=31536000, immutable']) {
        expect(fileLike(name)).toContain(value);
      }
    },
  );

  it('have a worker with the policy of config.json, which is another one after an edit, also compressed', () => {
    const facts = () => readWorker(fileLike('sw.js'))?.facts;
    const before = facts();
    expect(before?.policies).toEqual({
      'Content-Security-Policy': readDeployment(build.folder).headers.document['Content-Security-Policy'],
    });
    const config = join(build.folder, 'config.json');
    const text = readFileSync(config, 'utf8');
    writeFileSync(
      config,
      '{"apiHost":"https://nuevo.ejemplo.mx","policyReports":"https://nuevo.ejemplo.mx/p"}',
    );
    const script = fileLike('sw.js');
    writeHosts(build.folder);
    expect(fileLike('sw.js')).not.toBe(script);
    expect(facts()?.config).not.toBe(before?.config);
    expect(facts()?.policies['Content-Security-Policy']).toContain('https://nuevo.ejemplo.mx');
    expect(Object.keys(facts()?.policies ?? {})).toContain('Content-Security-Policy-Report-Only');
    const copy = gunzipSync(readFileSync(join(build.folder, 'sw.js.gz'))).toString();
    expect(copy).toBe(fileLike('sw.js'));
    writeFileSync(config, text);
    writeHosts(build.folder);
    expect(fileLike('sw.js')).toBe(script);
  });

  it('pass calls of the API on only where it shares the origin', () => {
    const proxy = /proxy_pass|ProxyPass|reverse_proxy|:splat/;
    const servers = ['nginx.conf', 'apache.conf', 'Caddyfile'];
    // The build's config.json names another origin.
    for (const name of [...servers, '_redirects']) expect(fileLike(name), name).not.toMatch(proxy);

    writeFileSync(join(build.folder, 'config.json'), '{}');
    writeHosts(build.folder);
    for (const name of servers) expect(fileLike(name), name).toMatch(proxy);
    expect(fileLike('_redirects')).not.toMatch(proxy);
    writeHosts(build.folder, { api: 'https://api.ejemplo.mx' });
    expect(fileLike('_redirects')).toContain('/api/* https://api.ejemplo.mx/api/:splat 200');
  });

  it('keep to what platforms read: short lines, and no header in two sections for one address', () => {
    const lines = fileLike('_headers').split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2_000);
    const names = lines.flatMap((line) => /^ {2}([\w-]+):/.exec(line)?.[1] ?? []);
    expect(new Set(names).size).toBe(names.length);
  });

  it('cannot be made for a folder without a build', () => {
    expect(() => writeHosts('tests')).toThrow('run `npm run build` first');
  });

  it.each(['a"b', 'a$b', 'a\nb', 'a{b}', 'a\\b'])(
    'refuse a value that would be read as more: %j',
    (value) => {
      expect(() => quoted(value)).toThrow('cannot be written');
    },
  );
});
