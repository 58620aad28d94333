import type { ReactNode } from 'react';
import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { fittingTexts, sideNames } from '#src/features/draft-windows/fitting.ts';
import { factsOf } from '#src/features/quoted-windows/window-facts.ts';
import { counted } from '#src/format/words.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import classes from './understood.module.css';

/** A window as the places of the review's table show it: everything that is ordered is in one of them. */
export function understood(window: WindowPayload, quotable: Quotable): Readonly<Record<string, ReactNode>> {
  const facts = factsOf(window, quotable);
  const { side, ...rest } = window.fitting ?? {};
  const more = [
    ...facts.cut,
    ...(facts.beside === null ? [] : [facts.beside]),
    ...facts.extras,
    // The side has its own place.
    ...fittingTexts(rest, facts.variant, window.line),
    ...(facts.measured === null ? [] : [facts.measured]),
    ...facts.drawbacks,
    ...(facts.note === null ? [] : [facts.note]),
  ];
  return {
    Ubicación: <span className={classes.name}>{facts.name}</span>,
    'Tela y color': (
      <span className={classes.cloth}>
        {facts.variant === null || facts.colourOf === null ? null : (
          <ClothSwatch cloth={facts.variant} colour={facts.colourOf} />
        )}
        <span>
          {facts.product}, {facts.colour}
        </span>
      </span>
    ),
    'Medida y piezas': (
      <span className={classes.size}>
        {facts.size}
        <br />
        {counted(facts.quantity, 'pieza', 'piezas')}
      </span>
    ),
    'Cómo va': (
      <span>
        {[facts.mount, side === undefined ? null : `mando a la ${sideNames[side]}`, facts.control]
          .filter((text) => text !== null)
          .join(' · ')}
      </span>
    ),
    Además: more.length === 0 ? null : <span className={classes.more}>{more.join(' · ')}</span>,
  };
}
