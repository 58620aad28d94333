import { chmodSync, cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apacheSite, htaccess } from '../../deploy/hosts/apache.ts';
import { caddyfile } from '../../deploy/hosts/caddy.ts';
import { readDeployment, type Deployment } from '../../deploy/hosts/deployment.ts';
import { nginxSite } from '../../deploy/hosts/nginx.ts';
import type { Place } from '../../deploy/hosts/place.ts';
import { SECRET, type Host } from './checks.ts';
import { freePort, programs, startProgram, type Program, type Running } from './programs.ts';

/** A way to serve a build: a program with a site's file. */
export interface Setup {
  readonly name: string;
  readonly program: Program;
  readonly site: (deployment: Deployment, place: Place) => string;
}

export const setups: readonly Setup[] = [
  { name: 'nginx', program: programs.nginx, site: nginxSite },
  { name: 'Apache', program: programs.apache, site: apacheSite },
  { name: 'Caddy', program: programs.caddy, site: caddyfile },
];

/** Apache as on shared hosting: the server's own file knows nothing about the site, `.htaccess` everything. */
export const shared: Setup = {
  name: 'Apache with .htaccess',
  program: programs.apache,
  site: (deployment, { root, plainPort }) => {
    writeFileSync(join(root, deployment.base, '.htaccess'), htaccess(deployment));
    return [
      '# Modules: rewrite headers',
      `<VirtualHost 127.0.0.1:${String(plainPort)}>`,
      `DocumentRoot ${root}`,
      `<Directory ${root}>`,
      'Require all granted\nOptions Indexes FollowSymLinks MultiViews\nAllowOverride All\n</Directory>\n</VirtualHost>',
    ].join('\n');
  },
};

export const withoutRules: Setup = {
  name: 'Apache without rules',
  program: programs.apache,
  site: (_deployment, { root, plainPort }) =>
    [
      `<VirtualHost 127.0.0.1:${String(plainPort)}>\nDocumentRoot ${root}\n<Directory ${root}>`,
      'Require all granted\nOptions Indexes FollowSymLinks\n</Directory>\n</VirtualHost>',
    ].join('\n'),
};

export const python: Setup = {
  name: "Python's http.server",
  program: {
    name: 'Python',
    command: 'python3',
    start: ({ site, port }) =>
      startProgram('python3', ['-m', 'http.server', String(port), '-b', '127.0.0.1', '-d', site], port),
  },
  site: (_deployment, { root }) => root,
};

/** A copy of a build that a server of this machine may read, with a secret file beside it. */
interface Placed {
  readonly scratch: string;
  readonly root: string;
  readonly folder: string;
  readonly deployment: Deployment;
}

export function placeBuild(build: string): Placed {
  const { base } = readDeployment(build);
  const scratch = mkdtempSync(join(tmpdir(), 'host-'));
  chmodSync(scratch, 0o755);
  const root = join(scratch, 'site');
  const folder = join(root, base);
  cpSync(build, folder, { recursive: true });
  writeFileSync(join(scratch, 'secret.txt'), SECRET);
  return { scratch, root, folder, deployment: readDeployment(folder) };
}

export async function startOn(
  setup: Setup,
  placed: Placed,
  api: string | null,
): Promise<Running & { host: Host }> {
  const port = await freePort();
  const site = setup.site(placed.deployment, { root: placed.root, api, plainPort: port });
  const scratch = join(placed.scratch, `server-${String(port)}`);
  mkdirSync(scratch);
  const { stop } = await setup.program.start({ scratch, site, port });
  const { folder, deployment } = placed;
  return {
    stop,
    host: {
      origin: `http://127.0.0.1:${String(port)}`,
      folder,
      deployment,
    },
  };
}
