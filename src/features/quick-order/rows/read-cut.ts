import { layNames } from '#src/features/window-words/lay-names.ts';
import type { Lay, Line } from '#src/quoting/line.ts';
import { plainName } from './catalog-names.ts';
import type { Part } from './part.ts';

/** Reads in how many cloths a blind is cut; an empty cell means the product's usual. */
export function clothsIn(written: string): Part<Line['cloths']> {
  if (written === '') return { value: undefined };
  return /^[1-3]$/.test(written)
    ? { value: Number(written) }
    : { reason: `En “Lienzos” escribe un número de 1 a 3; dice “${written}”.` };
}

const lays: readonly Lay[] = ['normal', 'rotated', 'joined'];

/** Reads how the fabric lies: "en horizontal" means the same as "tela en horizontal". */
export function layIn(written: string): Part<Lay | undefined> {
  const asked = plainName(written);
  if (asked === '') return { value: undefined };
  const found = lays.find((lay) => plainName(layNames[lay]).endsWith(asked));
  return found === undefined
    ? {
        reason: `En “Corte de la tela” escribe normal, tela en horizontal o tela unida; dice “${written}”.`,
      }
    : { value: found };
}
