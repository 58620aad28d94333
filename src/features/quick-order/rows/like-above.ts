import type { Fault } from '#machines/quick-order/quick-order.machine.ts';

/** The texts of a row and of the nearest cells above it, by field; '' for none. */
interface Texts {
  readonly own: (field: string) => string;
  readonly above: (field: string) => string;
}

/** What takes the text above: a cloth brings its colour along. */
const takes: Readonly<Record<string, readonly string[]>> = {
  fabric: ['fabric', 'colour'],
  width: ['width'],
  height: ['height'],
};

/** Faults of empty cells with the text above as their answer, which many lists write once. */
export const offeringAbove = (faults: readonly Fault[], { own, above }: Texts): readonly Fault[] =>
  faults.map((fault) => {
    const { at, says } = fault;
    const text = at === null ? '' : above(at);
    const fields = takes[at ?? ''] ?? [];
    if (at === null || text === '' || fields.length === 0 || own(at) !== '') return fault;
    const cells = fields.filter((field) => own(field) === '' && above(field) !== '');
    return {
      ...{ at, kind: `${at} above`, says: `${says} Arriba dice “${cells.map(above).join(' ')}”.` },
      offers: [
        { says: 'Igual que arriba', cells: Object.fromEntries(cells.map((field) => [field, above(field)])) },
      ],
    };
  });
