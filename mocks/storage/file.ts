import { http, HttpResponse } from 'msw';
import { transaction } from '../database/transaction.ts';
import { documentFor } from '../files/lines.ts';
import { renderPdf } from '../files/pdf.ts';
import { pricesToday } from '../pricing/unit-price.ts';
import { neverStored } from '../requests/never-stored.ts';
import { matchPath } from '../requests/path.ts';
import { files } from '../rows/file.ts';
import { personOf } from '../sessions.ts';

const PATH = '/storage/files/:name';

const nameIn = (request: Request) => matchPath(PATH, new URL(request.url).pathname)?.['name'];

/** Returns a file of the download pages, with the prices of the person who requests it. */
function sharedFile(name: string, request: Request) {
  const file = files.all().find(({ slug }) => `${slug}.pdf` === name);
  return file ? { slug: file.slug, ...documentFor(file, pricesToday(personOf(request))) } : null;
}

/** Draws an order's document, which needs the whole catalog; null when there is none. */
async function drawnForOrder(name: string) {
  const { orderDocument } = await import('../orders/order-document.ts');
  return orderDocument(name);
}

/** Serves the documents, drawn when they are requested: they hold a person's prices, or an order with its address. */
export const storedFile = http.get(
  ({ request }) => nameIn(request) !== undefined,
  ({ request }) =>
    transaction(async () => {
      const name = nameIn(request);
      const file = name === undefined ? null : (sharedFile(name, request) ?? (await drawnForOrder(name)));
      if (!file) return new HttpResponse(null, { status: 404 });
      const pdf = renderPdf(file);
      return neverStored(
        new HttpResponse(pdf, {
          headers: {
            'Content-Type': 'application/pdf',
            'Content-Length': String(pdf.length),
            'Content-Disposition': `inline; filename="${file.slug}.pdf"`,
          },
        }),
      );
    }, false),
);
