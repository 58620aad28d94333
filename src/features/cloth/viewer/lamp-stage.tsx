import { clsx as cx } from 'clsx';
import { useEffect, useState, type PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import { cloths as structures } from '#src/content/cloths.ts';
import { detailsHref } from '#src/features/product/addresses.ts';
import { unbroken } from '#src/format/words.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { Slider } from '#src/ui/controls/slider.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import type { Lit } from '../paint/painter.ts';
import { ClothCanvas } from './cloth-canvas.tsx';
import { pictureText, shownText } from './described.ts';
import { passingText } from './figures.ts';
import classes from './lamp-stage.module.css';
import { limitsOf, startOf, type Chosen } from './look.ts';
import { ScaleBar } from './scale-bar.tsx';
import type { Point } from './view.ts';

/** How wide a piece of cloth is seen, mm, where it is no slat. */
const WIDTH_MM = 64;

/** Where the sun begins, in widths of the picture from its centre, and how long it takes to the centre, ms. */
const FROM = -0.42;
const WAY_MS = 2_600;

const lights: readonly { readonly value: Lit; readonly label: string }[] = [
  { value: 'window', label: 'Contra la luz' },
  { value: 'front', label: 'De frente' },
];

/** Where the sun is: it crosses the cloth once by itself, until a hand leads it. */
function useLamp() {
  const [lamp, setLamp] = useState<Point>({ x: FROM, y: 0 });
  const [isLed, setLed] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (isLed) return;
    let frame = 0;
    let begun: number | undefined;
    const step = (now: number) => {
      begun ??= now;
      const share = Math.min(1, (now - begun) / WAY_MS);
      setLamp({ x: FROM * (1 - share) ** 2, y: 0 });
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isLed]);
  const lead = (to: Point) => {
    setLed(true);
    setLamp(to);
  };
  return { lamp: isLed && lamp.x === FROM ? { x: 0, y: 0 } : lamp, lead };
}

interface LampStageProps {
  readonly cloths: readonly [Chosen, ...Chosen[]];
}

/** One of several cloths, wide as the page, against the sun, which follows the hand, and what passes it. */
export function LampStage({ cloths }: LampStageProps) {
  const [slug, setSlug] = useState(cloths[0].variant.slug);
  const [light, setLight] = useState<Lit>();
  const { lamp, lead } = useLamp();
  const chosen = cloths.find(({ variant }) => variant.slug === slug) ?? cloths[0];
  const { variant, colour } = chosen;
  // Behind what is opaque there is nothing to see.
  const lit = light ?? (structures[variant.structure].passes === null ? 'front' : 'window');
  const view = { ...startOf(chosen), mm: Math.min(WIDTH_MM, limitsOf(chosen).most) };
  const onPointerMove = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    lead({ x: (clientX - left - width / 2) / width, y: (clientY - top - height / 2) / width });
  };
  return (
    <figure className={classes.lamp}>
      <div
        className={classes.stage}
        data-lit={lit}
        onPointerMove={lit === 'window' ? onPointerMove : undefined}
        onPointerDown={lit === 'window' ? onPointerMove : undefined}
      >
        <ClothCanvas {...{ chosen, view, lit, lamp }} label={pictureText(chosen, lit)} />
        <ScaleBar view={view} />
      </div>
      <figcaption className={classes.under}>
        <p className={classes.says} aria-live="polite">
          <Link className={text.link} to={detailsHref(variant, colour.slug)}>
            {variant.name}
          </Link>{' '}
          {unbroken(`${shownText(chosen, lit)}. Luz que pasa: ${passingText(chosen)}.`)}
        </p>
        <div className={cx(layout.row, classes.controls)}>
          {cloths.length === 1 ? null : (
            <Segmented
              legend="Tela"
              options={cloths.map((one) => ({ value: one.variant.slug, label: one.variant.name }))}
              value={variant.slug}
              onChange={setSlug}
            />
          )}
          <Segmented legend="De dónde viene la luz" options={lights} value={lit} onChange={setLight} />
          {lit === 'window' ? (
            <Slider
              legend="Dónde está el sol"
              low="Mueve el sol"
              high=""
              value={lamp.x + 0.5}
              onChange={(x) => {
                lead({ x: x - 0.5, y: lamp.y });
              }}
            />
          ) : null}
        </div>
      </figcaption>
    </figure>
  );
}
