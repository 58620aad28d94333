import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

/** Files that must be refused, each with a part of the reason. */
const refused: readonly (readonly [file: string, code: string, reason: RegExp])[] = [
  ['src/config/a.ts', "import '#src/api/client.ts';", /may not import src\/api/],
  ['src/api/a.ts', "import 'react';", /may not import react/],
  ['src/api/b.ts', "import '#mocks/node.ts';", /may not import mocks/],
  ['src/api/c.ts', "import axios from 'axios';\nvoid axios;", /only src\/api\/client\.ts may import axios/],
  ['src/api/d.ts', "import '../../mocks/node.ts';", /across rooms write #mocks/],
  ['src/api/contract/e.ts', "import '../../config/site.ts';", /across rooms write #src\/config/],
  ['src/api/contract/f.ts', "import '#src/api/errors.ts';", /inside src\/api write a relative path/],
  ['src/api/g.ts', "import * as z from 'zod';\nvoid z;", /may not import zod/],
  ['src/api/h.ts', "export const token = () => localStorage.getItem('user_token');", /localStorage/],
  ['src/quoting/a.ts', "import '#src/config/constants.ts';", /may not import src\/config/],
  [
    'src/screens/access/login/total.ts',
    "import { totalOf } from '#src/quoting/money/total.ts';\nvoid totalOf;",
    /only src\/promise may import/,
  ],
  [
    'mocks/orders/day.ts',
    "import { deliveredOn } from '#src/promise/delivered-on.ts';\nvoid deliveredOn;",
    /only src\/promise may import/,
  ],
  ['src/content/a.ts', "import { b } from '#src/quoting/b.ts';\nvoid b;", /may not import src\/quoting/],
  ['machines/a.machine.ts', "import 'react';", /may not import react/],
  ['machines/b.machine.ts', "import '#mocks/node.ts';", /may not import mocks/],
  ['machines/c.machine.ts', "export const load = () => import('#mocks/node.ts');", /may not import mocks/],
  ['machines/d.machine.ts', 'export const size = () => window.innerWidth;', /window/],
  ['machines/e.machine.ts', "export const load = () => fetch('/api/states');", /fetch/],
  ['machines/f.machine.ts', 'export const id = () => globalThis.location.href;', /globalThis/],
  [
    'machines/g.machine.ts',
    "export { a } from '#src/screens/access/login/a.ts';",
    /may not import src\/screens/,
  ],
  ['machines/cart/h.machine.ts', "import './fixtures.ts';", /for stories and tests only/],
  ['machines/cart/i.machine.ts', "import '../session/promises.ts';", /for stories and tests only/],
  ['machines/j.ts', "import '#tests/support/runs.ts';", /may not import tests/],
  ['charts/a.ts', "import '#machines/fixtures.ts';", /for stories and tests only/],
  ['src/forms/b.ts', "import '#machines/cart/walk.ts';", /for stories and tests only/],
  [
    'src/forms/c.ts',
    "import type { promises } from '#machines/cart/promises.ts';\nexport type C = typeof promises;",
    /for stories and tests only/,
  ],
  ['src/app/e.ts', "export const load = () => import('#machines/walks.ts');", /for stories and tests only/],
  ['src/app/f.ts', "import '#machines/index.ts';", /only a chart's machine/],
  ['src/ui/a.tsx', "import '#machines/cart/cart.machine.ts';", /may not import machines/],
  [
    'src/ui/b.tsx',
    "import type { User } from '#src/api/contract/user.ts';\nexport type U = User;",
    /src\/api/,
  ],
  ['src/ui/c.tsx', "import 'react-router-dom';", /may not import react-router-dom/],
  ['src/screens/access/login/a.ts', "import '#src/api/client.ts';", /may not import src\/api\/client/],
  ['src/screens/access/login/b.ts', "import '../registro/form.ts';", /another screen's inside/],
  ['src/screens/access/login/c.ts', "import '#mocks/node.ts';", /may not import mocks/],
  [
    'src/screens/access/login/d.ts',
    "import { login } from '#src/api/contract/login.ts';\nvoid login;",
    /may not/,
  ],
  ['src/format/a.ts', "import 'react';", /may not import react/],
  ['src/browser/a.ts', "import '#src/actor-hooks/services.ts';", /may not import src\/actor-hooks/],
  ['src/actor-hooks/a.ts', "import '#src/ui/messages/notice.tsx';", /may not import src\/ui/],
  ['src/forms/a.ts', "import '#src/features/product/family.ts';", /may not import src\/features/],
  ['src/remote-data/a.ts', "import '#src/forms/field.tsx';", /may not import src\/forms/],
  ['src/features/cart/a.ts', "import '#src/screens/access/login/a.ts';", /may not import src\/screens/],
  ['src/features/cart/b.ts', "import '#src/features/quotes/view/actors.ts';", /inside a feature/],
  ['src/features/cart/c.ts', "import '../quotes/totals.tsx';", /across rooms write #src\/features\/quotes/],
  ['src/screens/access/login/e.ts', "import '#src/features/quotes/view/actors.ts';", /inside a feature/],
  ['src/app/a.ts', "import '#mocks/browser.ts';", /may not import mocks/],
  ['src/app/b.ts', "import 'msw';", /may not import msw/],
  ['src/app/c.ts', "import '#tests/support/runs.ts';", /may not import tests/],
  ['src/app/d.ts', "import '#stories/a.stories.tsx';", /may not import stories/],
  ['mocks/a.ts', "import '#machines/index.ts';", /may not import machines/],
  ['mocks/b.ts', "import 'react';", /may not import react/],
  ['mocks/demo/c.tsx', "import '#src/screens/access/login/a.ts';", /may not import src\/screens/],
  ['src/quoting/one.ts', "import './two.ts';\nexport const one = 1;", /cycle/i],
  ['src/quoting/two.ts', "import './one.ts';\nexport const two = 2;", /cycle/i],
  ['src/quoting/b.ts', 'export default 1;', /named exports/],
  [
    'src/ui/e.tsx',
    'export const E = ({ inCurrency }: { inCurrency: (n: number) => string }) => <p>Hoy {inCurrency(1)}</p>;',
    /an amount is the only text/,
  ],
  [
    'src/features/e.tsx',
    'export const E = ({ c, inCurrency: f }: { c: boolean; inCurrency: (n: number) => string }) => { const inCurrency = f; return <p>{c ? null : inCurrency(1)}</p>; };',
    /an amount is the only text/,
  ],
  [
    'src/features/g.tsx',
    'export const g = (inCurrency: (n: number) => string) => ({ render: () => inCurrency(1) });',
    /an amount of a cell/,
  ],
  [
    'src/ui/f.tsx',
    'export const F = ({ inCurrency }: { inCurrency: (n: number) => string }) => <p>{inCurrency(1)}</p>;',
    /an amount is the only text/,
  ],
  ['src/quoting/c.ts', 'export const c = (x: any) => x;', /any/],
];

/** Files that must pass. */
const allowed: readonly (readonly [file: string, code: string])[] = [
  ['src/api/client.ts', "import axios from 'axios';\nimport '#src/config/constants.ts';\nvoid axios;"],
  ['src/api/stored/working-storage.ts', "export const token = () => localStorage.getItem('user_token');"],
  ['src/content/b.ts', "import type { Fabric } from '#src/quoting/fabric.ts';\nexport type F = Fabric;"],
  ['machines/ok.machine.ts', "import 'xstate';\nimport '#src/api/actor.ts';\nimport './support/waiting.ts';"],
  [
    'src/screens/access/login/ok.ts',
    "import type { User } from '#src/api/contract/user.ts';\nexport type U = User;",
  ],
  [
    'src/screens/access/login/ok2.ts',
    "import '#machines/support/waiting.ts';\nimport '#machines/cart/cart.machine.ts';\nimport './parts/form.ts';",
  ],
  [
    'machines/ok/walk.ts',
    "import 'vitest/browser';\nimport '#tests/support/quiet-console.ts';\nimport './promises.ts';",
  ],
  [
    'src/ui/ok.tsx',
    'export const A = ({ inCurrency: f }: { inCurrency: (n: number) => string }) => <p translate="no">{f(1)}</p>;',
  ],
  ['src/app/ok.ts', "export const demo = () => import('#mocks/demo/index.ts');"],
  ['mocks/demo/ok.tsx', "import 'react';\nimport '../rows.ts';"],
  ['tests/ok.test.ts', "import '#mocks/node.ts';\nimport '#src/app/ok.ts';"],
];

const Diagnostics = z.object({
  diagnostics: z.array(z.object({ message: z.string(), code: z.optional(z.string()), filename: z.string() })),
});

const root = resolve(import.meta.dirname, '../..');
const PLUGINS = ['tests/architecture/walls.ts', 'tests/architecture/figures.ts'];
let planted = '';
let reasons = new Map<string, string[]>();

describe('the import table', () => {
  beforeAll(() => {
    planted = realpathSync(mkdtempSync(join(tmpdir(), 'walls-')));
    for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.json', ...PLUGINS]) {
      cpSync(join(root, name), join(planted, name));
    }
    symlinkSync(join(root, 'node_modules'), join(planted, 'node_modules'));
    for (const [file, code] of [...refused, ...allowed]) {
      mkdirSync(join(planted, dirname(file)), { recursive: true });
      writeFileSync(join(planted, file), `${code}\n`);
    }
    const oxlint = spawnSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['--format', 'json', 'src', 'machines', 'charts', 'mocks', 'tests/ok.test.ts'],
      { cwd: planted, encoding: 'utf8' },
    );
    const { diagnostics } = z.parse(Diagnostics, JSON.parse(oxlint.stdout));
    reasons = collect(diagnostics);
  }, 60_000);

  afterAll(() => {
    rmSync(planted, { recursive: true });
  });

  it.each(refused)('refuses %s', (file, _code, reason) => {
    expect(reasons.get(file)?.join('\n')).toMatch(reason);
  });

  it.each(allowed)('accepts %s', (file) => {
    expect(reasons.get(file)).toBeUndefined();
  });
});

function collect(diagnostics: readonly { message: string; code?: string | undefined; filename: string }[]) {
  const byFile = new Map<string, string[]>();
  for (const { filename, message, code } of diagnostics) {
    byFile.set(filename, [...(byFile.get(filename) ?? []), `${message} ${code ?? ''}`]);
  }
  return byFile;
}
