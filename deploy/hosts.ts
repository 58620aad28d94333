import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apacheSite, htaccess } from './hosts/apache.ts';
import { caddyfile } from './hosts/caddy.ts';
import { readDeployment } from './hosts/deployment.ts';
import { nginxSite } from './hosts/nginx.ts';
import { platformHeaders, platformRedirects } from './hosts/platforms.ts';
import { readOptions } from './read-options.ts';
import { updateWorker, workerOff } from './worker.ts';

interface Choices {
  /** Folder for the configurations of servers. @default the build's with `-hosts`, beside it */
  readonly out?: string;
  /** Folder of the site on the server. @default /srv/rollux */
  readonly root?: string;
  /**
   * The API server behind the site's, where config.json names no other origin; static platforms pass calls on only to
   * one that is named. @default http://127.0.0.1:8000
   */
  readonly api?: string;
}

/**
 * Writes what hosts need to serve a build: configurations of nginx, Apache and Caddy into a folder beside it, with the
 * worker that ends all workers; the files that Apache and static platforms read from the site's folder into the build,
 * and the policies into its worker.
 * @returns the files
 */
export function writeHosts(folder: string, choices: Choices = {}): readonly string[] {
  const { out = `${folder.replace(/\/+$/, '')}-hosts`, root = '/srv/rollux', api } = choices;
  const deployment = readDeployment(folder);
  const isBehind = deployment.config.apiHost === '';
  const place = { root, api: isBehind ? (api ?? 'http://127.0.0.1:8000') : null };
  const files = {
    [join(out, 'nginx.conf')]: nginxSite(deployment, place),
    [join(out, 'apache.conf')]: apacheSite(deployment, place),
    [join(out, 'Caddyfile')]: caddyfile(deployment, place),
    [join(out, 'sw-off.js')]: workerOff(deployment),
    [join(folder, '.htaccess')]: htaccess(deployment),
    [join(folder, '_headers')]: platformHeaders(deployment),
    [join(folder, '_redirects')]: platformRedirects(isBehind ? (api ?? null) : null),
  };
  mkdirSync(out, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(file, content);
  return [...Object.keys(files), ...updateWorker(folder, deployment)];
}

if (import.meta.main) {
  const values = readOptions({
    dir: { type: 'string', default: 'dist' },
    out: { type: 'string' },
    root: { type: 'string' },
    api: { type: 'string' },
  });
  const { dir, ...choices } = values;
  try {
    console.log(writeHosts(dir, choices).join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
