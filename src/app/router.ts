import type { createBrowserRouter } from 'react-router-dom';

/** The part of the router that starts the app; imported by name, so that the build drops the rest of the library. */
export { createBrowserRouter, RouterProvider } from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;
