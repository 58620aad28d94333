import { clsx as cx } from 'clsx';
import { useState } from 'react';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { sizeInMetres } from '#src/format/measures.ts';
import { publicPrice } from '#src/format/money.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { Slider } from '#src/ui/controls/slider.tsx';
import type { Time } from '#src/ui/product/drawing.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { controlWithRemote } from './control-names.ts';
import { drawingOf, drawnControl, shownOpenness, typeOf, usualSize } from './drawing-of.ts';
import { lightSentence, openStateOf } from './light-behaviour.ts';
import classes from './light-preview.module.css';
import { firstPreset, presetsOf } from './light/size-presets.ts';
import line from './price-line.module.css';
import { rangeLabels, rangeLegend } from './range-labels.ts';

const times = [
  { value: 'day', label: 'De día' },
  { value: 'evening', label: 'De noche' },
] as const;

interface LightPreviewProps {
  readonly variant: Variant;
  readonly colour: Colour;
}

/** A large drawing of the product, with controls for openness, time of day and size. */
export function LightPreview({ variant, colour }: LightPreviewProps) {
  const type = typeOf(variant);
  const presets = presetsOf(variant);
  const [openness, setOpenness] = useState(() => shownOpenness(type));
  const [time, setTime] = useState<Time>('day');
  const [at, setAt] = useState(() => firstPreset(variant, presets));
  const preset = presets[at];
  const size = preset?.size ?? usualSize(variant);
  const [low, high] = rangeLabels(type);
  return (
    <figure>
      <div className={cx(layout.picture, classes.picture)}>
        <ProductDrawing
          {...drawingOf(variant, colour, size)}
          control={preset === undefined ? undefined : drawnControl(preset.price.control)}
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
        {preset === undefined ? null : (
          <div className={cx(layout.row, layout.between, classes.sizes)}>
            <Segmented
              legend="Medida"
              options={presets.map(({ name }, index) => ({ value: String(index), label: name }))}
              value={String(at)}
              onChange={(value) => {
                setAt(Number(value));
              }}
            />
            <output className={line.line}>
              {sizeInMetres(size.widthMm, size.heightMm)}:{' '}
              <strong translate="no">{publicPrice(preset.price.centavos)}</strong> con IVA, con{' '}
              {controlWithRemote(preset.price.control)}
            </output>
          </div>
        )}
      </figcaption>
    </figure>
  );
}
