import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import { cutTables } from '#src/content/cuts/cut-tables.ts';
import { hangsInRecess } from '#src/content/families.ts';
import { settledFitting } from '#src/content/fittings.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { partsOfLine } from '#src/quoting/cuts/parts-of-line.ts';
import type { Parts } from '#src/quoting/cuts/parts.ts';
import type { Fitting } from '#src/quoting/fitting.ts';
import { fittedWindow } from './fitted-window.ts';

/** The fitting as it is made: what the order says, and what is usual for the rest. */
export function fittingOf({ mount, line, fitting }: QuotedWindow, variant: Variant): Fitting {
  const fitted = fittedWindow(
    { mount: mount ?? 'inside', choices: line },
    { variant, heightMm: line.heightMm, forChildren: fitting?.safety !== undefined },
  );
  return settledFitting(fitted, fitting ?? {});
}

/** The parts of one piece of an ordered window; null when nothing says how it is cut today. */
export function partsOf(window: QuotedWindow, variant: Variant, fitting: Fitting): Parts | null {
  const table = cutTables[variant.slug];
  if (table === undefined) return null;
  const mount = hangsInRecess(variant) ? window.mount : null;
  const parts = partsOfLine({ line: window.line, mount, fitting }, variant.product, table);
  return 'value' in parts ? parts.value : null;
}
