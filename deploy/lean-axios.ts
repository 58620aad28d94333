import type { Plugin } from 'vite';

/** Modules of axios that no browser reaches in this app, and what stands in for each. */
const UNREACHED: readonly (readonly [RegExp, string])[] = [
  // axios takes XMLHttpRequest wherever it exists, never fetch.
  [/axios\/lib\/adapters\/fetch\.js$/, 'export const getFetch = () => null; export default null;'],
  // Names of status codes, for callers who want names.
  [/axios\/lib\/helpers\/HttpStatusCode\.js$/, 'export default {};'],
  // Turns a form's data into JSON; ours travel as they are.
  [/axios\/lib\/helpers\/formDataToJSON\.js$/, 'export default () => null;'],
];

/** Leaves them out of what browsers load: 5 KB compressed on every page. */
export const leanAxios = (): Plugin => ({
  name: 'lean-axios',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => UNREACHED.find(([module]) => module.test(id))?.[1] ?? null,
});
