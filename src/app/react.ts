import './moved-nodes.ts';

/** The part of React that starts the app; a separate module, so that the build can preload it. */
export { startTransition } from 'react';
export { createRoot, hydrateRoot } from 'react-dom/client';
