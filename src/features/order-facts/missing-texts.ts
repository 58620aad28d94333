import type { Missing, SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { instantOf } from '#src/format/dates.ts';
import { inCurrency } from '#src/format/money.ts';
import { paidOf } from './paid.ts';

interface Told {
  /** A sentence for the order itself. */
  readonly sentence: string;
  /** A few words for a card. */
  readonly short: string;
}

const dayAndMonth = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const written = (day: string | null, format: Intl.DateTimeFormat): string | null => {
  const at = instantOf(day);
  return at === null ? null : format.format(at);
};

const nouns: Readonly<Record<string, string>> = { tela: 'Tela', material: 'Material' };

function awaited({ what, arrives_on }: Missing, noun: string): Told {
  const name = what ?? `Su ${noun.toLowerCase()}`;
  const day = written(arrives_on, dayAndMonth);
  return {
    sentence: day === null ? `${name}: no sabemos cuándo llega.` : `${name}: llega el ${day}.`,
    short: day === null ? `${noun} sin fecha` : `${noun} el ${written(arrives_on, shortDay) ?? day}`,
  };
}

/** Tells what an order lacks, one sentence a thing; to the person who ordered it or to those who make it. */
export function missingTexts(
  order: Pick<SavedOrder, 'missing' | 'totals' | 'payments' | 'stage'>,
  whom: 'customer' | 'workshop',
): readonly Told[] {
  const { due, announced } = paidOf(order);
  const deposit = inCurrency(due?.centavos ?? order.totals.deposit_centavos);
  const isTold = due === null && announced > 0;
  return order.missing.map((one) => {
    const noun = nouns[one.kind];
    if (noun !== undefined) return awaited(one, noun);
    if (one.kind === 'anticipo') {
      if (isTold) {
        return {
          sentence:
            whom === 'customer'
              ? 'Confirmar tu anticipo: ya nos avisaste que lo pagaste.'
              : 'Confirmar el anticipo: avisaron que ya se pagó.',
          short: 'Confirmar anticipo',
        };
      }
      return {
        sentence:
          whom === 'customer'
            ? `Tu anticipo de ${deposit}: con él apartamos tu material.`
            : `El anticipo de ${deposit}.`,
        short: 'Anticipo',
      };
    }
    if (one.kind === 'medidas') {
      return {
        sentence:
          whom === 'customer'
            ? 'Tus medidas: las confirmamos contigo antes de cortar.'
            : 'Confirmar las medidas.',
        short: 'Medidas',
      };
    }
    const text = one.what ?? 'Algo que el servidor no dice';
    return { sentence: `${text}.`, short: text };
  });
}
