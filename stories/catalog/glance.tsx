import { Fragment } from 'react';
import { catalog } from '#src/content/catalog.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import type { Family, ProductId } from '#src/content/schema/vocabulary.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import classes from './glance.module.css';
import { samplePrice, usualSize } from './sample-price.ts';

/** Types drawn fully extended; the others are drawn partly closed. */
const foldsOut: ReadonlySet<Family['shape']> = new Set(['toldo-brazos', 'capota']);

/** Blinds or awnings, every variant in every colour. */
export function Glance({ product }: { readonly product: ProductId }) {
  const families = catalog.families.filter((family) => family.product === product);
  return (
    <div className={classes.glance}>
      {families.map((family) => (
        <FamilyAtGlance key={family.id} family={family} />
      ))}
    </div>
  );
}

function FamilyAtGlance({ family }: { readonly family: Family }) {
  const variants = catalog.variants.filter((variant) => variant.family === family.id);
  const colours = new Set(variants.flatMap((variant) => variant.colours.map(({ code }) => code)));
  return (
    <section aria-labelledby={family.id}>
      <header className={classes.head}>
        <h2 id={family.id}>{family.name}</h2>
        <p>{family.sentence}</p>
        <p className={classes.count}>
          {variants.length} variantes, {colours.size} colores
        </p>
      </header>
      <ul>
        {variants.map((variant) => (
          <VariantAtGlance key={variant.slug} variant={variant} family={family} />
        ))}
      </ul>
    </section>
  );
}

function VariantAtGlance({ variant, family }: { readonly variant: Variant; readonly family: Family }) {
  const { name, slug, sentence, colours, weave, opennessPercent } = variant;
  const { widthMm, heightMm } = usualSize(variant);
  const price = samplePrice(variant);
  const [first] = colours;
  return (
    <li className={classes.variant}>
      {first === undefined ? null : (
        <ProductDrawing
          decorative
          className={classes.drawing}
          type={family.shape}
          width={widthMm}
          height={heightMm}
          openness={foldsOut.has(family.shape) ? 1 : 0.3}
          fabric={{
            colour: first.hex,
            weave,
            openFactor: opennessPercent ?? undefined,
            stripe: first.stripe,
          }}
        />
      )}
      <div className={classes.words}>
        <h3>{name}</h3>
        <code>{slug}</code>
        <p>{sentence}</p>
        <p className={classes.facts}>
          {factsOf(variant).map((fact, at) => (
            <Fragment key={fact}>
              {at === 0 ? '' : ' · '}
              <span>{fact}</span>
            </Fragment>
          ))}
        </p>
        <p className={classes.facts}>
          {price.size}: <strong>{price.open}</strong> al público, {price.distributor} sin IVA al distribuidor
        </p>
      </div>
      <ul className={classes.palette} aria-label={`Colores de ${name}`}>
        {colours.map((colour) => (
          <Chip key={colour.code} colour={colour} />
        ))}
      </ul>
    </li>
  );
}

function factsOf({ opennessPercent, gramsPerM2, rollWidthsMm, warrantyYears, product }: Variant) {
  const { limits } = product;
  const metres = (mm: number) => (mm / 1_000).toFixed(2);
  return [
    ...(opennessPercent === null ? [] : [`${String(opennessPercent)} % de apertura`]),
    `${String(gramsPerM2)} g/m²`,
    ...(rollWidthsMm.length === 0 ? [] : [`rollo ${rollWidthsMm.map(metres).join(', ')} m`]),
    `hasta ${metres(limits.maxWidthMm)} × ${metres(limits.maxHeightMm)} m`,
    `garantía de ${String(warrantyYears)} años`,
  ];
}

/** A colour with its name and code. */
export function Chip({ colour: { name, code, hex, stripe = hex } }: { readonly colour: Colour }) {
  return (
    <li className={classes.chip}>
      <span
        className={classes.fabric}
        style={{ background: `repeating-linear-gradient(90deg, ${hex} 0 8px, ${stripe} 8px 16px)` }}
      />
      <span>{name}</span>
      <code>{code}</code>
    </li>
  );
}
