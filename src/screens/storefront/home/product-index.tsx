import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { IconArrowRight } from '#src/ui/icons.ts';
import { AwningVignette } from '#src/ui/vignettes/awning.tsx';
import { BlindVignette } from '#src/ui/vignettes/blind.tsx';
import { FabricVignette } from '#src/ui/vignettes/fabric.tsx';
import { MotorVignette } from '#src/ui/vignettes/motor.tsx';
import classes from './product-index.module.css';

interface Family {
  readonly name: string;
  readonly to: string;
  readonly text: string;
  readonly vignette: ReactNode;
}

const families: readonly Family[] = [
  {
    name: 'Persianas',
    to: href('blinds'),
    text: 'Enrollables, sheer elegance, romanas, verticales y más, cortadas a tu ventana.',
    vignette: <BlindVignette />,
  },
  {
    name: 'Toldos',
    to: href('awnings'),
    text: 'Sombra para la terraza, el balcón o la entrada de tu negocio.',
    vignette: <AwningVignette />,
  },
  {
    name: 'Motorización',
    to: href('motorization'),
    text: 'Motores, controles y sensores que las mueven por ti.',
    vignette: <MotorVignette />,
  },
  {
    name: 'Tejidos',
    to: href('fabrics', { type: 'screen' }),
    text: 'Screen, blackout, traslúcidas y decorativas: la tela decide cuánta luz pasa.',
    vignette: <FabricVignette />,
  },
];

/** The families of products, as an index: a drawing, a name and what it is for. */
export function ProductIndex() {
  return (
    <section className={classes['index']} aria-labelledby="familias">
      <h2 id="familias" className={classes['title']}>
        Qué hacemos
      </h2>
      <ul className={classes['list']}>
        {families.map(({ name, to, text, vignette }) => (
          <li key={to}>
            <Link className={classes['family']} to={to}>
              <span className={classes['vignette']}>{vignette}</span>
              <span className={classes['name']}>{name}</span>
              <span className={classes['text']}>{text}</span>
              <IconArrowRight className={classes['arrow']} size={22} stroke={1.25} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
