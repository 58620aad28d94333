import { clsx as cx } from 'clsx';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { priceFrom } from '#src/features/product/price-from.ts';
import { PriceLine } from '#src/features/product/price-line.tsx';
import text from '#src/ui/styles/text.module.css';
import type { Lit } from '../paint/painter.ts';
import { ClothCanvas } from './cloth-canvas.tsx';
import { pictureText } from './described.ts';
import { opennessText, passingText } from './figures.ts';
import { hearGestures, type Gestures } from './gestures.ts';
import type { Chosen } from './look.ts';
import { ScaleBar } from './scale-bar.tsx';
import type { Point, View } from './view.ts';
import classes from './viewer.module.css';

interface PaneProps {
  readonly chosen: Chosen;
  readonly view: View;
  readonly lit: Lit;
  readonly lamp: Point;
  /** Id of the text that says how it is moved. */
  readonly hint: string;
  readonly gestures: Gestures;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** What chooses another cloth. */
  readonly children?: ReactNode;
}

/** A cloth at close range, with its figures. */
export function Pane({ chosen, view, lit, lamp, hint, gestures, onKeyDown, children }: PaneProps) {
  const stage = useRef<HTMLDivElement>(null);
  const drag = useEffectEvent(gestures.drag);
  const zoom = useEffectEvent(gestures.zoom);
  const lead = useEffectEvent(gestures.lead);
  const leads = useEffectEvent(gestures.leads);
  useEffect(
    () => (stage.current === null ? undefined : hearGestures(stage.current, { drag, zoom, lead, leads })),
    [],
  );
  const { variant, colour } = chosen;
  return (
    <div className={classes.pane}>
      <div
        ref={stage}
        role="group"
        aria-label={`Tela de cerca: ${variant.name} en ${colour.name}`}
        aria-describedby={hint}
        // Keys zoom and move it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={classes.stage}
        data-lit={lit}
        onKeyDown={onKeyDown}
      >
        <ClothCanvas {...{ chosen, view, lit, lamp }} label={pictureText(chosen, lit)} />
        <ScaleBar view={view} />
      </div>
      {children}
      <dl className={cx(text.terms, classes.figures)}>
        <div>
          <dt>Apertura del tejido</dt>
          <dd>{opennessText(chosen)}</dd>
        </div>
        <div>
          <dt>Luz que pasa</dt>
          <dd>{passingText(chosen)}</dd>
        </div>
        <div>
          <dt>Precio</dt>
          <dd>
            <PriceLine price={priceFrom(variant)} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
