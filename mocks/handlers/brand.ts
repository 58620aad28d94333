import * as z from 'zod/mini';
import { readClabe } from '#src/reading/clabe.ts';
import { brandOf, saveBrand } from '../brands.ts';
import type { Answers } from '../requests/handle.ts';
import { invalid } from '../requests/refusal.ts';
import { check } from '../validation/fields.ts';
import { note } from '../validation/note.ts';
import { phone } from '../validation/person.ts';

/** A name of spaces is no name: the account's stands in its place. */
const trimmed = <S extends z.core.$ZodType<string, string>>(text: S) =>
  z.pipe(
    text,
    z.transform((written) => written.trim()),
  );

const line = (what: string) =>
  trimmed(z.string('Escribe un texto.').check(z.maxLength(200, `${what} puede tener hasta 200 letras.`)));

const fieldsOfBrand = {
  name: line('El nombre'),
  logo: z.nullable(
    z
      .string('Elige tu logotipo otra vez.')
      .check(
        z.regex(/^data:image\/(?:png|jpeg);base64,/, 'El logotipo tiene que ser PNG o JPG.'),
        z.maxLength(90_000, 'El logotipo pesa demasiado.'),
      ),
  ),
  phone,
  address: line('El domicilio'),
  terms: trimmed(note('El texto de tus condiciones')),
  pay_to: z.object({
    bank: line('El banco'),
    holder: line('El nombre del titular'),
    clabe: z
      .string('Escribe un texto.')
      .check(
        z.refine(
          (clabe) => clabe === '' || readClabe(clabe) !== null,
          'Esa CLABE no existe: revisa sus 18 dígitos.',
        ),
      ),
  }),
};

export const brandAnswers: Pick<Answers<'quotes'>, 'brand' | 'saveBrand'> = {
  brand: ({ user }) => ({ data: brandOf(user().id) }),
  saveBrand: async ({ fields, user }) => {
    const { id } = user();
    const { data, errors } = check(fields, fieldsOfBrand);
    if (data === null) throw invalid(errors);
    const { pay_to: account, phone: number, ...brand } = data;
    const clabe = readClabe(account.clabe);
    await saveBrand(id, {
      ...brand,
      phone: number ?? '',
      pay_to: clabe === null ? null : { ...account, clabe },
    });
    return { data: brandOf(id) };
  },
};
