import { build } from 'vite';
import { expect, it } from 'vitest';
import { classConstants } from '../../deploy/sheets/class-constants.ts';

const files: Readonly<Record<string, string>> = {
  '/used.ts': `import classes from '/look.module.css';
document.body.className = classes.one;`,
  '/look.module.css': '.one { color: red } .unread { color: blue }',
};

it('a class is written where it is used, and its sheet stays', async () => {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      classConstants(),
      {
        name: 'files',
        enforce: 'pre',
        resolveId: (id) => (id in files ? id : null),
        load: (id) => files[id] ?? null,
      },
    ],
    css: { modules: { generateScopedName: '[local]-of-sheet' } },
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: '/used.ts',
        optimization: { inlineConst: true },
      },
    },
  });
  const parts = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = parts.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
  const sheet = parts.map((part) => (part.type === 'asset' ? String(part.source) : '')).join('');
  expect(script).toContain('one-of-sheet');
  expect(script).not.toContain('unread-of-sheet');
  expect(sheet).toContain('unread-of-sheet');
});
