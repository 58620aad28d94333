import { configure, getConfig } from 'storybook/test';

/**
 * A query that waits fails many times before it finds its element. The page is written out for a person only when
 * somebody reads the failure: for each try it took longer than the query.
 */
export function writePageOnlyWhenRead(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) => {
      const error = new Error();
      error.name = 'TestingLibraryElementError';
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => getElementError(message, container).message,
      });
      return error;
    },
  });
}
