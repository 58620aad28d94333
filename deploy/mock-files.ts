import type { Plugin } from 'vite';
import {
  CARD_FIELD_PAGE,
  CARD_FIELD_SCRIPT,
  cardFieldHtml,
  cardFieldScript,
} from '#mocks/card-field/page.ts';
import { WORKER_SCRIPT, workerScript } from '#mocks/worker/script.ts';

const files = [
  { name: CARD_FIELD_PAGE, type: 'text/html', text: cardFieldHtml },
  { name: CARD_FIELD_SCRIPT, type: 'text/javascript', text: cardFieldScript },
  { name: WORKER_SCRIPT, type: 'text/javascript', text: workerScript },
] as const;

/**
 * Adds files to pages on mocks: the script of the service worker, and a fake payment provider's page, because a service
 * worker does not answer for the page of a cross-site frame.
 */
export const mockFiles = (): Plugin => ({
  name: 'mock-files',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const path = request.url?.split('?')[0] ?? '';
      const file = files.find(({ name }) => path === `${server.config.base}${name}`);
      if (file === undefined) {
        next();
        return;
      }
      response.setHeader('Content-Type', `${file.type};charset=utf-8`);
      response.end(file.text);
    });
  },
  generateBundle() {
    for (const { name, text } of files) this.emitFile({ type: 'asset', fileName: name, source: text });
  },
});
