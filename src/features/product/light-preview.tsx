import { clsx as cx } from 'clsx';
import { useState, type ReactNode } from 'react';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { Slider } from '#src/ui/controls/slider.tsx';
import type { Time } from '#src/ui/product/drawing.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { drawingOf, drawnControl, shownOpenness, typeOf } from './drawing-of.ts';
import { lightSentence, openStateOf } from './light-behaviour.ts';
import classes from './light-preview.module.css';
import { rangeLabels, rangeLegend } from './range-labels.ts';

const times = [
  { value: 'day', label: 'De día' },
  { value: 'evening', label: 'De noche' },
] as const;

interface LightPreviewProps {
  readonly variant: Variant;
  readonly colour: Colour;
  /** @default the usual one */
  readonly size?: Size | undefined;
  /** Id of the control that is drawn. @default none */
  readonly control?: string | undefined;
  /** Below its controls. */
  readonly children?: ReactNode;
}

/** A large drawing of the product at a size, with controls for openness and time of day. */
export function LightPreview({ variant, colour, size, control, children }: LightPreviewProps) {
  const type = typeOf(variant);
  const [openness, setOpenness] = useState(() => shownOpenness(type));
  const [time, setTime] = useState<Time>('day');
  const [low, high] = rangeLabels(type);
  return (
    <figure>
      <div className={cx(layout.picture, classes.picture)}>
        <ProductDrawing
          {...drawingOf(variant, colour, size)}
          control={control === undefined ? undefined : drawnControl(control)}
          openness={openness}
          time={time}
          detail="hero"
          aspect={1.35}
        />
      </div>
      <figcaption className={classes.under}>
        <p className={cx(text.soft, classes.moment)} data-small aria-live="polite">
          {lightSentence(variant, time, openStateOf(openness))}
        </p>
        <div className={cx(layout.row, layout.scripted, layout.between, classes.controls)}>
          <Slider
            legend={rangeLegend(type)}
            low={low}
            high={high}
            step={5}
            value={openness}
            onChange={setOpenness}
          />
          <Segmented legend="Hora" options={times} value={time} onChange={setTime} />
        </div>
        {children}
      </figcaption>
    </figure>
  );
}
