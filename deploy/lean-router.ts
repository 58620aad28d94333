import type { Plugin } from 'vite';

const LIBRARY = /react-router\/dist\/development\/chunk-\w+\.mjs$/;

/** What is changed in the router's module, and where it stands. */
const CHANGES: readonly (readonly [where: RegExp, instead: string])[] = [
  // Its exports name the build that warns developers, whoever asks; the other one differs in this line alone.
  [/ENABLE_DEV_WARNINGS = true/, 'ENABLE_DEV_WARNINGS = false'],
  // Names for developers' tools: they would keep the router's forms and its scroll restoration, which nobody here uses.
  [/^\w+\.displayName = .*$/gm, ''],
  [/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
  // Links that fetch ahead what a server of the router's own has for them.
  [/function PrefetchPageLinks\(\{/, 'function PrefetchPageLinks() { return null; }\nfunction Unreached({'],
];

/**
 * Leaves out of what browsers load those parts of the router that no page reaches: 2.8 KB compressed on every page.
 * @throws Error where a new version of the router is written otherwise.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) => {
    if (!LIBRARY.test(id) || !code.includes('function PrefetchPageLinks')) return null;
    return {
      code: CHANGES.reduce((text, [where, instead]) => {
        const changed = text.replace(where, instead);
        if (changed === text) throw new Error(`${id} holds no ${String(where)}`);
        return changed;
      }, code),
      map: null,
    };
  },
});
