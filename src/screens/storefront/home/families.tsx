import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { entriesOf } from '#src/content/entries.ts';
import { families } from '#src/content/families.ts';
import type { Family } from '#src/content/schema/vocabulary.ts';
import { IconArrowRight } from '#src/ui/icons.ts';
import { FabricSwatch } from '#src/ui/product/fabric-swatch.tsx';
import { MotorPiece } from '#src/ui/product/motor-piece.tsx';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { familyHref } from '../../support/shop/addresses.ts';
import classes from './families.module.css';

const linen = { colour: '#d3c3a5', weave: 'decorativa' } as const;
const canvas = { colour: '#f0ece0', weave: 'acrilica', stripe: '#b0854a' } as const;

const of = (product: Family['product']) => families.filter((family) => family.product === product);

/** What is sold here, each with its drawing: two kinds of products with their families, what moves them and their cloths. */
export function Families() {
  return (
    <section className={classes['families']} aria-labelledby="familias">
      <h2 id="familias">Lo que hacemos</h2>
      <div className={classes['pair']}>
        <Kind
          name="Persianas"
          to={href('blinds')}
          text="De tela, de lamas o de paneles, cortadas al milímetro para tu ventana."
          links={of('persianas')}
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
          links={of('toldos')}
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
      <div className={classes['pair']}>
        <Kind
          name="Motorización"
          to={href('motorization')}
          text="Un motor dentro del tubo, un control en la mano y, si quieres, un sensor que decide por ti."
        >
          <span className={classes['piece']}>
            <MotorPiece tube={50} fabric={linen} />
          </span>
        </Kind>
        <Kind
          name="Tejidos"
          to={href('fabrics', { type: 'screen' })}
          text="La tela decide cuánta luz pasa, cuánto se ve y cómo se siente el cuarto."
        >
          <span className={classes['samples']}>
            {samples.map(({ slug, hex }) => (
              <span key={slug}>
                <FabricSwatch fabric={{ colour: hex, weave: 'decorativa' }} />
              </span>
            ))}
          </span>
        </Kind>
      </div>
    </section>
  );
}

const samples = entriesOf('romanas').filter(({ fabricType }) => fabricType === 'decorativas');

interface KindProps {
  readonly name: string;
  readonly to: string;
  readonly text: string;
  readonly links?: readonly Family[];
  readonly children: ReactNode;
}

function Kind({ name, to, text, links = [], children }: KindProps) {
  return (
    <article className={classes['kind']}>
      <Link className={classes['main']} to={to}>
        <span className={classes['picture']}>{children}</span>
        <span className={classes['name']}>
          {name}
          <IconArrowRight size={22} stroke={1.25} aria-hidden />
        </span>
      </Link>
      <p>{text}</p>
      {links.length === 0 ? null : (
        <ul>
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
