import * as z from 'zod/mini';
import { workingDayAfter } from '#src/content/delivering/working-days.ts';
import { stateOfPostcode } from '#src/content/postcodes.ts';
import type { Answers } from '../requests/handle.ts';
import { conflict, notFound } from '../requests/refusal.ts';
import { sampleRequests, type SampleRequestRow } from '../rows/sample-request.ts';
import { today } from '../today.ts';
import { required, validate } from '../validation/fields.ts';
import { captcha, email, personName, requiredPhone } from '../validation/person.ts';
import { sameText } from '../validation/same-id.ts';

/** Most samples of a request. */
const MOST = 10;

/** Working days until they arrive: packing, and the road. */
const ARRIVE_AFTER_DAYS = 5;

const NONE = 'Elige por lo menos una muestra.';

const samples = z
  .array(
    z.object({ variant: z.string(NONE), color: z.string(NONE), quote: z.nullable(z.string(NONE)) }, NONE),
    NONE,
  )
  .check(z.minLength(1, NONE), z.maxLength(MOST, `Puedes pedir hasta ${String(MOST)} muestras.`));

/** Returns a request as the server sends it. Quotes begin with C, orders with P. */
const serialize = ({ number, ...row }: SampleRequestRow) => ({ ...row, folio: `M-${String(number)}` });

export const samplesAnswers: Answers<'samples'> = {
  requestSamples: async ({ fields }) => {
    const { captcha: _solved, ...asked } = validate(fields, {
      name: personName,
      phone: requiredPhone,
      email,
      street: required('Escribe tu calle y número.'),
      neighborhood: required('Escribe tu colonia.'),
      postal_code: required('Escribe tu código postal.').check(
        z.refine((value) => stateOfPostcode(value) !== null, 'Escribe un código postal de 5 dígitos.'),
      ),
      city: required('Escribe tu ciudad o municipio.'),
      state: z.string(),
      samples,
      captcha,
    });
    const row = await sampleRequests.create({
      ...asked,
      id: crypto.randomUUID(),
      number: Math.max(0, ...sampleRequests.all().map(({ number }) => number)) + 1,
      status: 'pendiente',
      created_at: new Date().toISOString(),
      arrives_on: workingDayAfter(today(), ARRIVE_AFTER_DAYS),
    });
    const { folio, arrives_on } = serialize(row);
    return { data: { folio, arrives_on } };
  },
  /** The newest first. */
  sampleRequests: () => ({
    data: sampleRequests
      .all()
      .toSorted((one, other) => other.number - one.number)
      .map(serialize),
  }),
  sendSamples: async ({ fields, param }) => {
    const { id } = validate(fields, { id: sameText(param('id')) });
    const before = sampleRequests.findFirst((query) => query.where((row) => row.id === id));
    if (before === undefined) throw notFound();
    if (before.status === 'enviada') throw conflict('Estas muestras ya se mandaron.');
    const row = await sampleRequests.update((query) => query.where((one) => one.id === id), {
      data: (draft) => {
        draft.status = 'enviada';
      },
    });
    return { data: serialize(row ?? before) };
  },
};
