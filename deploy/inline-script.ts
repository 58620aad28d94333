import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transformWithOxc, type Plugin } from 'vite';
import { TOKEN_KEY } from '#src/config/constants.ts';

/** The script that runs before all others. */
const SCRIPT = 'src/app/before-start.ts';

/** Writes that script into index.html, in place of the tag that names it: it must not be able to fail to load. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const source = await readFile(join(import.meta.dirname, '..', SCRIPT), 'utf8');
        const { code } = await transformWithOxc(source, SCRIPT, {
          define: { __TOKEN_KEY__: JSON.stringify(TOKEN_KEY) },
        });
        const small = await minify(SCRIPT.replace(/ts$/, 'js'), code, { module: false });
        return html.replace(`<script src="/${SCRIPT}"></script>`, () => `<script>${small.code}</script>`);
      },
    },
  };
}
