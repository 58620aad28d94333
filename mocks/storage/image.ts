import { http, HttpResponse } from 'msw';
import { transaction } from '../database/transaction.ts';
import { drawAvatar } from '../files/avatar.ts';
import { decodeBase64 } from '../requests/base64.ts';
import { neverStored } from '../requests/never-stored.ts';
import { matchPath } from '../requests/path.ts';
import { uploads } from '../rows/upload.ts';
import { users } from '../rows/user.ts';

const PATH = '/storage/images/:name';

const nameIn = (request: Request) => matchPath(PATH, new URL(request.url).pathname)?.['name'];

/** Serves uploaded pictures, and initials for users without a picture (or whose picture did not fit in the storage). */
export const storedImage = http.get(
  ({ request }) => nameIn(request) !== undefined,
  ({ request }) =>
    transaction(async () => {
      const name = nameIn(request) ?? '';
      const uploaded = uploads.all().find((image) => image.name === name);
      if (uploaded) {
        return neverStored(
          new HttpResponse(decodeBase64(uploaded.data), { headers: { 'Content-Type': uploaded.type } }),
        );
      }
      const user = users.all().find(({ id }) => id === Number.parseInt(name, 10));
      if (!user) return new HttpResponse(null, { status: 404 });
      return neverStored(
        new HttpResponse(drawAvatar(user.name, user.id), { headers: { 'Content-Type': 'image/svg+xml' } }),
      );
    }, false),
);
