import { fromPromise } from 'xstate';
import type { Task } from '#src/api/actor.ts';
import { request } from '#src/api/connection.ts';
import type { Brand } from '#src/api/contract/assumed/brand.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { createPlainFormMachine } from '../plain-form/plain-form.machine.ts';

/** A brand as its form holds it. */
export interface TypedBrand {
  /** With the saved logo, which a chosen file replaces. */
  readonly brand: InputOf<'saveBrand'>;
  readonly file: File | null;
}

/** Reads a picture as a data URL that fits the contract. @returns a sentence when it cannot be a logo */
export type ReadLogo = (file: File) => Promise<{ readonly logo: string } | { readonly refusal: string }>;

const saveWith =
  (read: ReadLogo): Task<Brand, TypedBrand> =>
  async ({ brand, file }, signal) => {
    if (file === null) return request('saveBrand', brand, { signal });
    const chosen = await read(file);
    if ('refusal' in chosen) {
      throw new ApiError({
        kind: 'invalid',
        call: 'saveBrand',
        body: { errors: { logo: [chosen.refusal] } },
      });
    }
    return request('saveBrand', { ...brand, logo: chosen.logo }, { signal });
  };

/** The brand of a dealer, saved by its form; the screen provides what reads a chosen logo. */
export const saveBrandMachine = createPlainFormMachine(
  'saveBrand',
  saveWith(() => Promise.reject(new TypeError('a logo must be provided'))),
);

/** Returns the machine with what reads a chosen logo. */
export const saveBrandWith = (read: ReadLogo) => {
  const save = saveWith(read);
  return saveBrandMachine.provide({
    actors: { submit: fromPromise(({ input, signal }) => save(input.values, signal)) },
  });
};
