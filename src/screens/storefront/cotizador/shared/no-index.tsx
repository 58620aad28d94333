/** Keeps a page for one person out of search engines. React moves it to the head and removes it on unmount. */
export const NoIndex = () => <meta name="robots" content="noindex, nofollow" />;
