/** The part of React DOM that starts the app; a module of its own, so that the build can preload it. */
export { createRoot, hydrateRoot } from 'react-dom/client';
