import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { BLIND_DAYS } from '#src/content/terms.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { BlindVignette } from '#src/ui/vignettes/blind.tsx';
import { MeasureVignette } from '#src/ui/vignettes/measure.tsx';
import { PaperVignette } from '#src/ui/vignettes/paper.tsx';
import { PlaceVignette } from '#src/ui/vignettes/place.tsx';
import classes from './home-content.module.css';

interface Step {
  readonly name: string;
  readonly description: ReactNode;
  readonly vignette: ReactNode;
}

const steps: readonly Step[] = [
  {
    name: 'Mide',
    description: 'Tres anchos y tres altos. Por dentro del marco cuenta el más chico; no descuentes nada.',
    vignette: <MeasureVignette />,
  },
  {
    name: 'Cotiza',
    description: (
      <>
        Con tus medidas y una tela, el <Link to={href('quoter')}>cotizador</Link> te da el precio con IVA y te
        avisa si algo no cabe.
      </>
    ),
    vignette: <PaperVignette />,
  },
  {
    name: 'Encuentra a tu distribuidor',
    description: (
      <>
        <Link to={href('dealers')}>El más cercano</Link> confirma las medidas en tu casa y toma tu orden.
      </>
    ),
    vignette: <PlaceVignette />,
  },
  {
    name: 'Te la instalan',
    description: `Se hace en ${String(BLIND_DAYS.least)} a ${String(BLIND_DAYS.most)} días hábiles después del anticipo, y tu distribuidor la coloca.`,
    vignette: <BlindVignette />,
  },
];

/** How to buy, in four steps. */
export function Buying() {
  return (
    <section className={layout.page} aria-labelledby="como-se-compra">
      <h2 id="como-se-compra" className={text.title}>
        De la cinta métrica a la ventana
      </h2>
      <ol className={cx(layout.columns, text.steps, classes.steps)} data-fill>
        {steps.map(({ name, description, vignette }) => (
          <li key={name}>
            <span className={classes.vignette}>{vignette}</span>
            <h3>{name}</h3>
            <p className={text.text}>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
