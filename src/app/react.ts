/** What puts the app on the page; a module of our own, so that the build can announce it in the page's head. */
export { createRoot, hydrateRoot } from 'react-dom/client';
