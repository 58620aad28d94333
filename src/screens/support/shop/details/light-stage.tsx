import { useRef, useState } from 'react';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import type { ProductType, Time } from '#src/ui/product/drawing.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { useTakenOver } from '../../use-taken-over.ts';
import { controlName } from '../control-names.ts';
import { drawingOf, shownOpenness, typeOf, usualSize } from '../drawing-of.ts';
import { pesos, sizeInMetres } from '../format.ts';
import { momentOf, reachOf } from '../light-behaviour.ts';
import { Segmented } from '../segmented.tsx';
import { firstPreset, presetsOf } from './size-presets.ts';
import classes from './light-stage.module.css';

const times = [
  { value: 'day', label: 'De día' },
  { value: 'evening', label: 'De noche' },
] as const;

/** What both ends of its way are called. */
const ends = (type: ProductType): readonly [string, string] => {
  if (type === 'toldo-brazos' || type === 'capota') return ['Recogido', 'Extendido'];
  if (type === 'pergola') return ['Techo puesto', 'Techo abierto'];
  return type === 'toldo-vertical' || type === 'panel-japones'
    ? ['Cerrado', 'Abierto']
    : ['Cerrada', 'Abierta'];
};

interface LightStageProps {
  readonly variant: Variant;
  readonly colour: Colour;
}

/** The product as large as the page gives room for: rolled by hand, by day and by night, in the sizes of windows. */
export function LightStage({ variant, colour }: LightStageProps) {
  const type = typeOf(variant);
  const presets = presetsOf(variant);
  const [openness, setOpenness] = useState(() => shownOpenness(type));
  const [time, setTime] = useState<Time>('day');
  const [at, setAt] = useState(() => firstPreset(variant, presets));
  const slide = useRef<HTMLInputElement>(null);
  const read = () => {
    if (slide.current !== null) setOpenness(slide.current.valueAsNumber / 100);
  };
  useTakenOver(read);
  const preset = presets[at];
  const size = preset?.size ?? usualSize(variant);
  const [low, high] = ends(type);
  const percent = Math.round(openness * 100);
  return (
    <figure className={classes['stage']}>
      <div className={classes['picture']}>
        <ProductDrawing
          {...drawingOf(variant, colour, size)}
          openness={openness}
          time={time}
          detail="hero"
          aspect={1.35}
        />
      </div>
      <figcaption className={classes['under']}>
        <p className={classes['moment']} aria-live="polite">
          {momentOf(variant, time, reachOf(openness))}
        </p>
        <div className={classes['controls']}>
          <label className={classes['slide']}>
            <span className="visually-hidden">Qué tan {high.toLocaleLowerCase('es-MX')}</span>
            <span aria-hidden="true">{low}</span>
            <input
              ref={slide}
              type="range"
              min={0}
              max={100}
              step={5}
              value={percent}
              aria-valuetext={`${String(percent)} %`}
              onChange={read}
            />
            <span aria-hidden="true">{high}</span>
          </label>
          <Segmented legend="Hora" options={times} value={time} onChange={setTime} />
        </div>
        {preset === undefined ? null : (
          <div className={classes['sizes']}>
            <Segmented
              legend="Medida"
              options={presets.map(({ name }, index) => ({ value: String(index), label: name }))}
              value={String(at)}
              onChange={(value) => {
                setAt(Number(value));
              }}
            />
            <output className={classes['price']}>
              {sizeInMetres(size.widthMm, size.heightMm)}: <strong>{pesos(preset.price.centavos)}</strong> con
              IVA, con {controlName(preset.price.control)}
            </output>
          </div>
        )}
      </figcaption>
    </figure>
  );
}
