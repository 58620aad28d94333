/** What starts the router; by name, so that the build leaves out the rest of the library. */
export { createBrowserRouter, RouterProvider } from 'react-router-dom';
