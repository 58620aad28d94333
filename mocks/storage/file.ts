import { http, HttpResponse } from 'msw';
import { transaction } from '../database/transaction.ts';
import { documentFor } from '../files/lines.ts';
import { isShown, storedName } from '../files/list.ts';
import { renderPdf } from '../files/pdf.ts';
import { pricesToday } from '../pricing/unit-price.ts';
import { decodeBase64 } from '../requests/base64.ts';
import { neverStored } from '../requests/never-stored.ts';
import { matchPath } from '../requests/path.ts';
import { files } from '../rows/file.ts';
import { uploads } from '../rows/upload.ts';
import { roleIds } from '../seeds/roles.ts';
import { personOf } from '../sessions.ts';

const PATH = '/storage/files/:name';

const nameIn = (request: Request) => matchPath(PATH, new URL(request.url).pathname)?.['name'];

/** Returns a file of the download pages, with the prices of the person who requests it. */
function sharedFile(name: string, request: Request) {
  const file = files.all().find((row) => storedName(row) === name);
  const person = personOf(request);
  if (file === undefined || (!isShown(file) && person?.role_id !== roleIds.administrador)) return null;
  const uploaded = uploads.all().find((row) => row.name === name);
  return {
    slug: file.slug,
    pdf: uploaded ? decodeBase64(uploaded.data) : renderPdf(documentFor(file, pricesToday(person))),
  };
}

/** Draws an order's document, which needs the whole catalog; null when there is none. */
async function drawnForOrder(name: string) {
  const { orderDocument } = await import('../orders/order-document.ts');
  const drawn = orderDocument(name);
  return drawn && { slug: drawn.slug, pdf: renderPdf(drawn) };
}

/** Serves the documents: as they were uploaded, or drawn when they are requested, with a person's prices or an order's address. */
export const storedFile = http.get(
  ({ request }) => nameIn(request) !== undefined,
  ({ request }) =>
    transaction(async () => {
      const name = nameIn(request);
      const file = name === undefined ? null : (sharedFile(name, request) ?? (await drawnForOrder(name)));
      if (!file) return new HttpResponse(null, { status: 404 });
      return neverStored(
        new HttpResponse(file.pdf, {
          headers: {
            'Content-Type': 'application/pdf',
            'Content-Length': String(file.pdf.length),
            'Content-Disposition': `inline; filename="${file.slug}.pdf"`,
          },
        }),
      );
    }, false),
);
