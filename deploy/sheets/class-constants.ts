import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('[^']+\.module\.css')/gm;

/**
 * Makes constants of the classes of CSS modules: the bundler writes each where it is used, instead of a list of all
 * classes of each sheet.
 */
export function classConstants(): Plugin[] {
  return [
    {
      name: 'class-constants',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx?$/ },
        handler: (code) => ({ code: code.replaceAll(IMPORT, 'import * as $1 from $2'), map: null }),
      },
    },
    {
      name: 'sheets-of-constants',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        // Otherwise a sheet would go with the last of its constants.
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}
