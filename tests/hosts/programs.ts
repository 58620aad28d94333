import { spawn, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A started server. */
export interface Running {
  readonly stop: () => Promise<void>;
}

interface Start {
  /** Folder for the server's own files. */
  readonly scratch: string;
  /** What it serves: a configuration as `deploy/hosts/` writes it. */
  readonly site: string;
  readonly port: number;
}

/** A server of Debian, as a person would start it with one more file. */
export interface Program {
  readonly name: string;
  readonly command: string;
  readonly start: (start: Start) => Promise<Running>;
}

/** Whether a command is installed; the folders of a system's servers may not be on the path. */
export const isInstalled = (command: string): boolean =>
  spawnSync('which', [command], { env: withServers }).status === 0;

const withServers = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` };
const isRoot = process.getuid?.() === 0;

/** A port that nobody uses now. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .on('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .on('error', () => resolve(false));
  });

/**
 * Starts a program and waits until it listens.
 * @throws Error with what it said, when it ends instead.
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const child = spawn(command, args, { env: { ...withServers, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => said.push(String(part)));
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
    child.on('error', (error) => {
      said.push(error.message);
      resolve();
    });
  });
  while (!(await isListening(port))) {
    if (child.exitCode !== null || child.pid === undefined)
      throw new Error(`${command} ended: ${said.join('')}`);
    await pause(20);
  }
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const nginx: Program = {
  name: 'nginx',
  command: 'nginx',
  start: ({ scratch, site, port }) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${scratch}/${kind};`,
    );
    const main = join(scratch, 'nginx.conf');
    writeFileSync(join(scratch, 'site.conf'), site);
    writeFileSync(
      main,
      [
        ...(isRoot ? ['user root;'] : []),
        `daemon off; pid ${scratch}/nginx.pid; error_log stderr; events {}`,
        'http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;',
        ...temporary,
        `include ${scratch}/site.conf; }`,
      ].join('\n'),
    );
    return startProgram('nginx', ['-p', scratch, '-e', 'stderr', '-c', main], port);
  },
};

/** Modules that Debian enables, and those that the site's file names. */
const DEBIANS_MODULES = [
  ...['mpm_event', 'authz_core', 'authz_host', 'alias', 'autoindex', 'dir', 'env', 'mime', 'negotiation'],
  ...['filter', 'deflate', 'setenvif', 'reqtimeout'],
];
const AVAILABLE = '/etc/apache2/mods-available';

const apache: Program = {
  name: 'Apache',
  command: 'apache2',
  start: ({ scratch, site, port }) => {
    const named = /^# Modules: (.*)$/m.exec(site)?.[1]?.split(' ') ?? [];
    const needed = named.includes('proxy_http') ? ['proxy', ...named] : named;
    const withTls = needed.includes('ssl') ? ['socache_shmcb', ...needed] : needed;
    const modules = [...new Set([...DEBIANS_MODULES, ...withTls])];
    const main = join(scratch, 'apache2.conf');
    writeFileSync(
      main,
      [
        `ServerRoot ${scratch}`,
        `PidFile ${scratch}/apache2.pid`,
        `ErrorLog ${scratch}/error.log`,
        'ServerName localhost',
        ...(isRoot ? ['User www-data', 'Group www-data'] : []),
        ...modules
          .flatMap((name) => [`${AVAILABLE}/${name}.load`, `${AVAILABLE}/${name}.conf`])
          .filter((file) => existsSync(file))
          .map((file) => `Include ${file}`),
        // As Debian's apache2.conf has them.
        '<Directory />\nOptions FollowSymLinks\nAllowOverride None\nRequire all denied\n</Directory>',
        'AccessFileName .htaccess',
        '<FilesMatch "^\\.ht">\nRequire all denied\n</FilesMatch>',
        ...(site.includes('Listen ') ? [] : [`Listen 127.0.0.1:${String(port)}`]),
        site,
      ].join('\n'),
    );
    const env = { APACHE_RUN_DIR: scratch, APACHE_LOG_DIR: scratch, APACHE_LOCK_DIR: scratch };
    return startProgram('apache2', ['-f', main, '-DFOREGROUND'], port, env);
  },
};

const caddy: Program = {
  name: 'Caddy',
  command: 'caddy',
  start: ({ scratch, site, port }) => {
    const main = join(scratch, 'Caddyfile');
    writeFileSync(main, `{\n\tadmin off\n}\n${site}`);
    const env = { XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch };
    return startProgram('caddy', ['run', '--config', main, '--adapter', 'caddyfile'], port, env);
  },
};

export const programs = { nginx, apache, caddy } as const;
