/// <reference types="vite/client" />

/**
 * Whether this bundle runs on mocks: true in development, tests, Storybook and the demo build. A compile-time
 * constant, so that a production build drops every branch behind it.
 */
declare const __MOCKS__: boolean;
