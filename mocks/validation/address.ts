import * as z from 'zod/mini';

const MOST = 200;

const text = z.pipe(
  z.optional(
    z.string('Escribe un texto.').check(z.maxLength(MOST, `Puede tener hasta ${String(MOST)} letras.`)),
  ),
  z.transform((value) => value?.trim() ?? ''),
);

/** What nobody finds a place without. */
const needed = {
  street: 'Escribe la calle y el número de la entrega.',
  neighborhood: 'Escribe la colonia de la entrega.',
  city: 'Escribe la ciudad o el municipio de la entrega.',
  receiver: 'Escribe quién recibe.',
} as const;

const Address = z.object({
  street: text,
  neighborhood: text,
  city: text,
  references: text,
  receiver: text,
  phone: text,
});

/** Where an order goes: whole, or null where nothing of it was typed. */
export const address = z.pipe(
  z.optional(
    Address.check((payload) => {
      const { value } = payload;
      if (Object.values(value).every((one) => one === '')) return;
      for (const [field, message] of Object.entries(needed)) {
        if (Object.entries(value).some(([name, one]) => name === field && one === '')) {
          payload.issues.push({ code: 'custom', input: value, path: [field], message });
        }
      }
    }),
  ),
  z.transform((value) =>
    value === undefined || Object.values(value).every((one) => one === '') ? null : value,
  ),
);
