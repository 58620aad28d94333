import { clsx as cx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { inNumber } from '#src/format/numbers.ts';
import { Slider } from '#src/ui/controls/slider.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { cutFigures, piecesFor } from './cut-figures.ts';
import classes from './from-roll.module.css';

/** The window whose blind is followed, mm: as high, and between so wide. */
const HEIGHT = 1_800;
const LEAST = 600;
const MOST = 2_100;
const FIRST = 1_200;
/** Widths are chosen in whole centimetres. */
const STEP = 10;

/** What every picture shows, mm, so that all have one scale. */
const SHEET = { width: 2_700, height: 2_400 } as const;
const MIDDLE = SHEET.width / 2;
const TUBE = 60;

const size = (...mm: readonly number[]) => `${mm.map(inNumber).join(' × ')} mm`;

/** A blind's way from the roll to its window, to one scale and in the workshop's figures. */
export function FromRoll() {
  const [widthMm, setWidth] = useState(FIRST);
  const { clothMm, cutMm, tubeMm } = piecesFor(widthMm, HEIGHT);
  const { rollMm, narrowerMm, longerMm, tubeMm: longerTube } = cutFigures;
  return (
    <figure className={classes.strip}>
      <ol className={classes.stations}>
        <Station name="El rollo" figure={size(rollMm)} why="De ahí sale tu pieza; lo que sobra se guarda.">
          <Roll clothMm={clothMm} cutMm={cutMm} />
        </Station>
        <Station
          name="El lienzo"
          figure={size(clothMm, cutMm)}
          why={`${String(narrowerMm)} mm menos de ancho, para correr sin rozar. ${String(longerMm)} mm más de alto, para el tubo y el dobladillo.`}
        >
          <rect
            className={classes.cloth}
            x={MIDDLE - clothMm / 2}
            y={(SHEET.height - cutMm) / 2}
            width={clothMm}
            height={cutMm}
          />
        </Station>
        <Station
          name="El tubo y la barra"
          figure={size(tubeMm)}
          why={`${String(longerTube)} mm más que la tela.`}
        >
          <Bars tubeMm={tubeMm} clothMm={clothMm} />
        </Station>
        <Station name="Tu ventana" figure={size(widthMm, HEIGHT)} why="Lo que mediste, sin descontar nada.">
          <Hung widthMm={widthMm} clothMm={clothMm} tubeMm={tubeMm} />
        </Station>
      </ol>
      <figcaption className={cx(layout.row, layout.between, classes.under)}>
        <Slider
          legend="Ancho de la ventana"
          low="60 cm"
          high="2.10 m"
          value={(widthMm - LEAST) / (MOST - LEAST)}
          onChange={(share) => {
            setWidth(Math.round((LEAST + share * (MOST - LEAST)) / STEP) * STEP);
          }}
        />
        <span className={text.soft} data-small>
          Todo a la misma escala, con las medidas con que cortamos una enrollable dentro del marco.
        </span>
      </figcaption>
    </figure>
  );
}

interface StationProps {
  readonly name: string;
  readonly figure: string;
  readonly why: string;
  readonly children: ReactNode;
}

const Station = ({ name, figure, why, children }: StationProps) => (
  <li>
    <svg
      viewBox={`0 0 ${String(SHEET.width)} ${String(SHEET.height)}`}
      className={classes.picture}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
    <p className={text.soft} data-small>
      {name}
    </p>
    <p className={classes.figure}>{figure}</p>
    <p className={text.soft} data-small>
      {why}
    </p>
  </li>
);

function Roll({ clothMm, cutMm }: { readonly clothMm: number; readonly cutMm: number }) {
  const left = MIDDLE - cutFigures.rollMm / 2;
  const top = 90;
  return (
    <>
      <rect className={classes.rest} x={left} y={top} width={cutFigures.rollMm} height={SHEET.height - top} />
      <rect className={classes.cloth} x={left} y={top} width={clothMm} height={cutMm} />
      <path
        className={classes.cut}
        d={`M${String(left)} ${String(top + cutMm)}h${String(cutFigures.rollMm)}`}
      />
      <rect
        className={classes.metal}
        x={left - 60}
        y={20}
        width={cutFigures.rollMm + 120}
        height={140}
        rx={70}
      />
    </>
  );
}

interface BarsProps {
  readonly tubeMm: number;
  readonly clothMm: number;
}

function Bars({ tubeMm, clothMm }: BarsProps) {
  const left = MIDDLE - tubeMm / 2;
  return (
    <>
      <rect className={classes.metal} x={left} y={760} width={tubeMm} height={TUBE} rx={10} />
      <rect
        className={classes.cloth}
        x={MIDDLE - clothMm / 2}
        y={1_150}
        width={clothMm}
        height={TUBE * 1.7}
        rx={40}
      />
      <rect className={classes.metal} x={left} y={1_600} width={tubeMm} height={TUBE * 0.6} rx={10} />
    </>
  );
}

function Hung({ widthMm, clothMm, tubeMm }: BarsProps & { readonly widthMm: number }) {
  const left = MIDDLE - widthMm / 2;
  const top = (SHEET.height - HEIGHT) / 2;
  const down = HEIGHT * 0.66;
  return (
    <>
      <rect className={classes.glass} x={left} y={top} width={widthMm} height={HEIGHT} />
      <path className={classes.pane} d={`M${String(MIDDLE)} ${String(top)}v${String(HEIGHT)}`} />
      <g className={classes.hung}>
        <rect className={classes.cloth} x={MIDDLE - clothMm / 2} y={top} width={clothMm} height={down} />
        <rect
          className={classes.metal}
          x={MIDDLE - tubeMm / 2}
          y={top + down}
          width={tubeMm}
          height={TUBE * 0.6}
        />
      </g>
      <rect className={classes.metal} x={MIDDLE - tubeMm / 2} y={top} width={tubeMm} height={TUBE} />
      <rect className={classes.frame} x={left} y={top} width={widthMm} height={HEIGHT} />
    </>
  );
}
