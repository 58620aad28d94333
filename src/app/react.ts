/** The part of React DOM that starts the app; a separate module, so that the build can preload it. */
export { createRoot, hydrateRoot } from 'react-dom/client';
