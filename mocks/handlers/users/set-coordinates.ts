import { handle } from '../../handle.ts';
import { changeUser, findUser, serializeUser } from '../../users.ts';
import { degrees, validate } from '../../validation/fields.ts';
import { sameId } from '../../validation/same-id.ts';

export const setCoordinates = handle('setCoordinates', async ({ id, fields }) => {
  const { id: target } = findUser(id());
  const { lat, lng } = validate(fields, {
    id: sameId(target),
    lat: degrees('Escribe la latitud.', 'La latitud va de -90 a 90 grados.', 90),
    lng: degrees('Escribe la longitud.', 'La longitud va de -180 a 180 grados.', 180),
  });
  return { data: serializeUser(await changeUser(target, { lat, lng })) };
});
