import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { families } from '#src/content/families.ts';
import type { Family } from '#src/content/schema/vocabulary.ts';
import { familyHref } from '#src/features/product/addresses.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import { IconArrowRight } from '#src/ui/icons.ts';
import { MotorPiece } from '#src/ui/product/motor-piece.tsx';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './home-content.module.css';

const linen = { colour: '#d3c3a5', weave: 'decorativa' } as const;
const canvas = { colour: '#f0ece0', weave: 'acrilica', stripe: '#b0854a' } as const;

const familiesOf = (product: Family['product']) => families.filter((family) => family.product === product);

/** The products: blinds and awnings with their families, motors, and fabrics. */
export function Families() {
  return (
    <section className={cx(layout.page, classes.wide)} aria-labelledby="familias">
      <h2 id="familias" className={text.title}>
        Lo que hacemos
      </h2>
      <div className={classes.pair}>
        <Kind
          name="Persianas"
          to={href('blinds')}
          text="De tela, de tablillas o de paneles, cortadas al milímetro para tu ventana."
          links={familiesOf('persianas')}
        >
          <ProductDrawing
            decorative
            type="romana"
            width={1_900}
            height={1_500}
            aspect={1.4}
            openness={0.42}
            fabric={linen}
          />
        </Kind>
        <Kind
          name="Toldos"
          to={href('awnings')}
          text="Sombra para la terraza, el balcón o la entrada de tu negocio."
          links={familiesOf('toldos')}
        >
          <ProductDrawing
            decorative
            type="toldo-brazos"
            width={3_600}
            height={2_030}
            aspect={1.4}
            openness={1}
            fabric={canvas}
          />
        </Kind>
      </div>
      <div className={classes.pair}>
        <Kind
          name="Motorización"
          to={href('motorization')}
          text="Un motor dentro del tubo, un control en la mano y, si quieres, un sensor que decide por ti."
        >
          <span className={classes.piece}>
            <MotorPiece tube={50} fabric={linen} />
          </span>
        </Kind>
        <Kind
          name="Tejidos"
          to={href('fabrics', { type: 'screen' })}
          text="La tela decide cuánta luz pasa, cuánto se ve y cómo se siente el cuarto."
        >
          <span className={classes.samples}>
            {samples.map((sample) => (
              <ClothSwatch key={sample.structure} cloth={sample} colour={sample} size="fill" />
            ))}
          </span>
        </Kind>
      </div>
    </section>
  );
}

const samples = [
  { structure: 'algodon', hex: '#e6dcc7' },
  { structure: 'lino', hex: '#d3c3a5' },
  { structure: 'yute', hex: '#c5a877' },
  { structure: 'enramada', hex: '#6f7f99' },
] as const;

interface KindProps {
  readonly name: string;
  readonly to: string;
  readonly text: string;
  readonly links?: readonly Family[];
  readonly children: ReactNode;
}

function Kind({ name, to, text: sentence, links = [], children }: KindProps) {
  return (
    <article className={classes.kind}>
      <Link className={classes.main} to={to}>
        <span className={cx(layout.picture, classes.picture)}>{children}</span>
        <span className={classes.name}>
          {name}
          <IconArrowRight size={22} stroke={1.25} aria-hidden />
        </span>
      </Link>
      <p>{sentence}</p>
      {links.length === 0 ? null : (
        <ul className={cx(layout.row, text.faint)}>
          {links.map((family) => (
            <li key={family.id}>
              <Link to={familyHref(family)}>{family.name}</Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
