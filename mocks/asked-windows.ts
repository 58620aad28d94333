import * as z from 'zod/mini';
import { AskedWindow } from '#src/api/contract/assumed/shop.ts';
import type { WindowSupply } from '#src/content/delivering/supply.ts';
import { supplyOf, supplyOfColour } from './availability.ts';
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
  const measured = windows.flatMap(({ line, ...window }) =>
    line === null ? [] : [{ ...window, line, name: '', measured: null, asked: null }],
  );
  const known = new Map(supplyOf(measured).map((supply) => [supply.key, supply]));
  return windows.map(({ key, variant: slug, color }) => {
    const variant = findVariant(slug);
    const colour = variant && findColour(variant, color);
    if (variant === undefined || colour === undefined) {
      return {
        key,
        low: false,
        waits: [{ kind: 'tela', what: 'Su tela', state: 'unknown', arrives_on: null }],
      };
    }
    return known.get(key) ?? supplyOfColour(key, `${variant.name}, ${colour.name}`, colour.code);
  });
}
