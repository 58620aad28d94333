/**
 * The file of a page in a build. Every page is the `index.html` of a folder, because that needs no rules on any server,
 * also for a page with others below it.
 * @param path as in a link, such as `/productos/persianas`
 */
export const pageFile = (path: string): string => `${decodeURI(path).slice(1)}/index.html`.replace(/^\//, '');
