import type { PricedWindow, Totals } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { factsOf, linesOf } from '#src/features/quoted-windows/window-facts.ts';
import { sumOf } from '#src/quoting/money/rounding.ts';

/** What a version of a quote offers. */
export interface Offer {
  readonly version: number;
  readonly windows: readonly PricedWindow[];
  readonly totals: Totals;
  /** What the client pays, where the prices are the maker's cost. @default null: they are the client's */
  readonly client_totals?: Totals | null;
}

/** How a window, or a line of the dealer's own, differs between two versions of a quote. */
export interface WindowChange {
  readonly key: string;
  readonly name: string;
  /** The lines of its description that it only had before, and that it only has now. */
  readonly gone: readonly string[];
  readonly come: readonly string[];
  /** Price of its line in centavos; null in the version without the window. */
  readonly before: number | null;
  readonly after: number | null;
}

/** What the client pays for an offer. */
export const paidFor = ({ totals, client_totals }: Offer): Totals => client_totals ?? totals;

/**
 * Returns what differs: the windows and then the dealer's own lines, each those of the newer version in their order and
 * then those that were left out, then the freight, and last whether the total is rounded.
 */
export function changesBetween(older: Offer, newer: Offer, quotable: Quotable): readonly WindowChange[] {
  const before = new Map(older.windows.map((window) => [window.key, window]));
  const after = new Map(newer.windows.map((window) => [window.key, window]));
  const keys = [...after.keys(), ...[...before.keys()].filter((key) => !after.has(key))];
  const windows = keys.flatMap((key): readonly WindowChange[] => {
    const [was, is] = [before.get(key), after.get(key)];
    const [linesBefore, linesNow] = [said(was, quotable), said(is, quotable)];
    const change = {
      key,
      name: nameOf(is ?? was, quotable),
      gone: is === undefined ? [] : linesBefore.filter((line) => !linesNow.includes(line)),
      come: was === undefined ? [] : linesNow.filter((line) => !linesBefore.includes(line)),
      before: was?.total_centavos ?? null,
      after: is?.total_centavos ?? null,
    };
    const isSame = change.gone.length === 0 && change.come.length === 0 && change.before === change.after;
    return isSame ? [] : [change];
  });
  return [
    ...windows,
    ...ownChanges(paidFor(older), paidFor(newer)),
    ...freightChange(older.totals, newer.totals),
    ...roundingChange(paidFor(older), paidFor(newer)),
  ];
}

/** What own lines of one name come to; null when there are none. */
function ownSum({ own_lines: own = [] }: Totals, name: string): number | null {
  const named = own.filter((line) => line.name === name);
  return named.length === 0 ? null : sumOf(named.map(({ centavos }) => centavos));
}

function ownChanges(older: Totals, newer: Totals): readonly WindowChange[] {
  const lines = [...(newer.own_lines ?? []), ...(older.own_lines ?? [])];
  return [...new Set(lines.map(({ name }) => name))].flatMap((name): readonly WindowChange[] => {
    const [before, after] = [ownSum(older, name), ownSum(newer, name)];
    return before === after ? [] : [{ key: `concepto ${name}`, name, gone: [], come: [], before, after }];
  });
}

/** What the way to another place costs. */
function freightChange(older: Totals, newer: Totals): readonly WindowChange[] {
  const [before, after] = [older.freight_centavos ?? null, newer.freight_centavos ?? null];
  return before === after ? [] : [{ key: 'flete', name: 'Flete', gone: [], come: [], before, after }];
}

/** That a total is rounded, or no longer; by how much follows from what else differs. */
function roundingChange(older: Totals, newer: Totals): readonly WindowChange[] {
  const [before, after] = [older.rounding_centavos ?? null, newer.rounding_centavos ?? null];
  const isSame = (before === null) === (after === null);
  return isSame ? [] : [{ key: 'redondeo', name: 'Redondeo', gone: [], come: [], before, after }];
}

const nameOf = (window: PricedWindow | undefined, quotable: Quotable): string =>
  window === undefined ? '' : factsOf(window, quotable).name;

/** Its name and description. */
function said(window: PricedWindow | undefined, quotable: Quotable): readonly string[] {
  if (window === undefined) return [];
  const facts = factsOf(window, quotable);
  return [facts.name, ...linesOf(facts)];
}
