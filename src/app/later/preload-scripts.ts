/**
 * Preloads scripts in parallel: otherwise the browser finds the imports of a module only after loading it.
 * @param names of files in assets/, without `.js`, separated by blanks
 */
export function preloadScripts(names = ''): void {
  for (const name of names.split(' ').filter(Boolean)) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href: `${import.meta.env.BASE_URL}assets/${name}.js`,
    });
    link.crossOrigin = '';
    document.head.append(link);
  }
}
