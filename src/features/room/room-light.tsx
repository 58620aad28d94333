import layout from '#src/ui/layout.module.css';
import text from '#src/ui/text.module.css';
import { Suspense, useMemo, useRef, useState } from 'react';
import { lazyPart } from '#src/page/lazy-part.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { familyOf } from '#src/content/families.ts';
import { Segmented } from '#src/ui/segmented.tsx';
import { useOnHydration } from '#src/ui/use-on-hydration.ts';
import { WhenNear } from '#src/ui/when-near.tsx';
import type { Hour } from '#src/content/pictures/hours.ts';
import { RoomPoster } from './room-poster.tsx';
import classes from './room-light.module.css';

const RelitRoom = lazyPart(
  () => import('./relit-room.tsx').then((part) => ({ default: part.RelitRoom })),
  () => null,
);

const hours: readonly { readonly value: Hour; readonly label: string }[] = [
  { value: 'morning', label: 'Mañana' },
  { value: 'noon', label: 'Mediodía' },
  { value: 'evening', label: 'Tarde' },
  { value: 'night', label: 'Noche' },
];

/** Width by height of the room's picture. */
const ASPECT = 1.6;

interface RoomLightProps {
  readonly variant: Variant;
  readonly colour: Colour;
}

/** A living room whose light changes with the blind, the colour and the hour. */
export function RoomLight({ variant, colour }: RoomLightProps) {
  const [open, setOpen] = useState(0.35);
  const [hour, setHour] = useState<Hour>('morning');
  const slide = useRef<HTMLInputElement>(null);
  const read = () => {
    if (slide.current !== null) setOpen(slide.current.valueAsNumber / 100);
  };
  // The key or the press that hydrates the page may have moved it.
  useOnHydration(read);
  const cloth = useMemo(
    () => ({ hex: colour.hex, weave: variant.weave, opennessPercent: variant.opennessPercent }),
    [colour.hex, variant.weave, variant.opennessPercent],
  );
  const percent = Math.round(open * 100);
  const hourName = hours.find(({ value }) => value === hour)?.label.toLocaleLowerCase('es-MX') ?? '';
  return (
    <figure className={classes['room']}>
      <div className={classes['stage']}>
        <WhenNear aspect={ASPECT}>
          <RoomPoster />
          <Suspense fallback={null}>
            <RelitRoom
              type={familyOf(variant.family).shape}
              cloth={cloth}
              open={open}
              hour={hour}
              label={`Sala con ${variant.name} en ${colour.name}, ${String(percent)} % abierta, de ${hourName}`}
            />
          </Suspense>
        </WhenNear>
      </div>
      <figcaption>
        <div className={`${layout['row'] ?? ''} ${classes['controls'] ?? ''}`}>
          <label className={`${text['soft'] ?? ''} ${classes['slide'] ?? ''}`} data-small>
            <span aria-hidden="true">Cerrada</span>
            <span className="visually-hidden">Qué tan abierta está en la sala</span>
            <input
              ref={slide}
              type="range"
              min={0}
              max={100}
              step={1}
              value={percent}
              aria-valuetext={`${String(percent)} %`}
              onChange={read}
            />
            <span aria-hidden="true">Abierta</span>
          </label>
          <Segmented legend="Hora en la sala" options={hours} value={hour} onChange={setHour} />
        </div>
        <p className={text['soft']} data-small>
          Imagen generada a escala: la luz se calcula con lo que deja pasar esta tela en este color.
        </p>
      </figcaption>
    </figure>
  );
}
