import * as z from 'zod/mini';
import { AskedWindow } from '#src/api/contract/assumed/shop.ts';
import type { WindowSupply } from '#src/content/delivering/supply.ts';
import { supplyOf } from './availability.ts';
import { findColour, findVariant } from './pricing/find-variant.ts';
import type { Fields } from './requests/body.ts';
import { validate } from './validation/fields.ts';

/** Answers what windows wait for; a visitor's, who has no name for them yet, too. @throws Refusal 422 */
export function answerAsked(fields: Fields): readonly WindowSupply[] {
  const { windows } = validate(fields, {
    windows: z
      .array(AskedWindow, 'Faltan las ventanas.')
      .check(z.maxLength(1_000, 'Son demasiadas ventanas.')),
  });
  const named = windows.map((window) => ({ ...window, name: '', measured: null, asked: null }));
  return supplyOf(named).map((supply, at) => {
    const { variant: slug = '', color = '' } = windows[at] ?? {};
    const variant = findVariant(slug);
    return variant !== undefined && findColour(variant, color) !== undefined
      ? supply
      : { ...supply, waits: [{ kind: 'tela', what: 'Su tela', state: 'unknown', arrives_on: null }] };
  });
}
