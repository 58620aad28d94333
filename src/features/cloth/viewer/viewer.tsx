import { useId, useState, type KeyboardEvent } from 'react';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import text from '#src/ui/styles/text.module.css';
import type { Lit } from '../paint/painter.ts';
import { ChooseCloth, otherOf } from './choose-cloth.tsx';
import { Controls } from './controls.tsx';
import type { Gestures } from './gestures.ts';
import { limitsOf, startOf, type Chosen } from './look.ts';
import { Pane } from './pane.tsx';
import { SameRoom } from './same-room.tsx';
import { CENTRE, moved, viewAfterKey, zoomed, type Limits, type Point } from './view.ts';
import classes from './viewer.module.css';

/** Cloths beside each other. */
const MOST = 3;

const sharedLimits = (all: readonly Chosen[]): Limits => ({
  least: Math.max(...all.map((one) => limitsOf(one).least)),
  most: Math.min(...all.map((one) => limitsOf(one).most)),
});

interface ViewerProps {
  readonly variant: Variant;
  readonly colour: Colour;
  readonly family: readonly Variant[];
}

/** One to three cloths at the same range and in the same light. */
export function Viewer({ variant, colour, family }: ViewerProps) {
  const hint = useId();
  const [others, setOthers] = useState<readonly Chosen[]>([]);
  const [lit, setLit] = useState<Lit>('front');
  const [lamp, setLamp] = useState<Point>(CENTRE);
  const own: Chosen = { variant, colour };
  const start = startOf(own);
  const [view, setView] = useState(start);
  const limits = sharedLimits([own, ...others]);
  const count = 1 + others.length;

  const zoom = (factor: number, at: Point) => {
    setView((now) => zoomed(now, factor, at, limits));
    return zoomed(view, factor, at, limits) !== view;
  };
  const gestures: Gestures = {
    zoom,
    drag: (by) => {
      setView((now) => moved(now, by));
    },
    lead: (at) => {
      setLamp(at ?? CENTRE);
    },
    leads: () => lit === 'back',
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = viewAfterKey(event.key, view, start, limits);
    if (next === null) return;
    event.preventDefault();
    setView(next);
  };
  const shared = { view, lit, lamp, hint, gestures, onKeyDown };
  return (
    <>
      <figure className={classes.viewer}>
        <div className={classes.panes} data-count={count}>
          <Pane {...shared} chosen={own}>
            {count === 1 ? null : (
              <p className={text.name}>
                {variant.name} en {colour.name}
              </p>
            )}
          </Pane>
          {others.map((other, index) => (
            <Pane key={index} {...shared} chosen={other}>
              <ChooseCloth
                chosen={other}
                family={family}
                onChoose={(next) => {
                  setOthers(others.toSpliced(index, 1, next));
                }}
                onRemove={() => {
                  setOthers(others.toSpliced(index, 1));
                }}
              />
            </Pane>
          ))}
        </div>
        <figcaption>
          <Controls
            lit={lit}
            onLit={setLit}
            onZoom={(factor) => zoom(factor, CENTRE)}
            onStart={() => {
              setView(start);
            }}
            addText={count === MOST ? null : count === 1 ? 'Comparar telas' : 'Agregar otra'}
            onAdd={() => {
              setOthers([...others, otherOf(family, own, others)]);
            }}
          />
          <p className={text.soft} data-small>
            <output>Se ven {Math.round(view.mm)} mm de ancho.</output> Imagen generada a escala
            {lit === 'back' ? ': la lámpara de atrás sigue tu cursor o tu dedo' : ''}.{' '}
            <span id={hint}>
              Acércala con dos dedos y muévela arrastrando.{' '}
              <span className={text.keyed}>
                También con Ctrl y la rueda o con + y −, con las flechas, y con 0 regresa.
              </span>
            </span>
          </p>
        </figcaption>
      </figure>
      {count === 1 || variant.family.startsWith('toldos-') ? null : (
        <SameRoom variant={variant} colour={colour} others={others} />
      )}
    </>
  );
}
