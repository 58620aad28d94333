import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { MeasureVignette } from '#src/ui/vignettes/measure.tsx';
import { PaperVignette } from '#src/ui/vignettes/paper.tsx';
import { PlaceVignette } from '#src/ui/vignettes/place.tsx';
import { BlindVignette } from '#src/ui/vignettes/blind.tsx';
import classes from './buying.module.css';

interface Step {
  readonly name: string;
  readonly text: ReactNode;
  readonly vignette: ReactNode;
}

const steps: readonly Step[] = [
  {
    name: 'Mide',
    text: 'Tres anchos y tres altos. Por dentro del marco cuenta el más chico; no descuentes nada.',
    vignette: <MeasureVignette />,
  },
  {
    name: 'Cotiza',
    text: (
      <>
        Con tus medidas y una tela, el <Link to={href('quoter')}>cotizador</Link> te da el precio con IVA y te
        avisa si algo no cabe.
      </>
    ),
    vignette: <PaperVignette />,
  },
  {
    name: 'Encuentra a tu distribuidor',
    text: (
      <>
        <Link to={href('dealers')}>El más cercano</Link> confirma las medidas en tu casa y levanta el pedido.
      </>
    ),
    vignette: <PlaceVignette />,
  },
  {
    name: 'Te la instalan',
    text: 'Se hace en tres o cuatro días hábiles después del anticipo, y tu distribuidor la coloca.',
    vignette: <BlindVignette />,
  },
];

/** How one buys here, in four steps. */
export function Buying() {
  return (
    <section className={classes['buying']} aria-labelledby="como-se-compra">
      <h2 id="como-se-compra">De la cinta métrica a la ventana</h2>
      <ol>
        {steps.map(({ name, text, vignette }) => (
          <li key={name}>
            <span className={classes['vignette']}>{vignette}</span>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
