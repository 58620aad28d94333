/// <reference types="vite/client" />

/**
 * Whether this bundle uses mocks: true in development, tests, Storybook and the demo build. A compile-time constant,
 * so that a production build drops the code that depends on it.
 */
declare const __MOCKS__: boolean;

/** The commit that this bundle is built from, shortened; empty where it is not known. Only tools name it. */
declare const __COMMIT__: string;

/** Key of the session token in the browser's storage. Only in the script that runs before all others. */
declare const __TOKEN_KEY__: string;
