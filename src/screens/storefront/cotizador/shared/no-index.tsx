/** A page for one person is in no search engine; React puts it into the head and takes it out again. */
export const NoIndex = () => <meta name="robots" content="noindex, nofollow" />;
