import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { quoteHref } from '#src/features/product/addresses.ts';
import { controlWithRemote } from '#src/features/product/control-names.ts';
import { sayNotMade } from '#src/features/product/price-at.ts';
import { priceFrom, type SizePrice } from '#src/features/product/price-from.ts';
import { PriceLine } from '#src/features/product/price-line.tsx';
import { inSquareMetres, sizeInMetres } from '#src/format/measures.ts';
import { publicPrice } from '#src/format/money.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import text from '#src/ui/styles/text.module.css';
import classes from './price-at-size.module.css';
import { SizeFields } from './size-fields.tsx';
import type { TypedSize } from './typed-size.ts';
import page from './variant-details.module.css';

interface PriceAtSizeProps {
  readonly variant: Variant;
  readonly colour: Colour;
  readonly typed: TypedSize;
  /** At the typed size; null while there is none, and where it is not made. */
  readonly price: SizePrice | null;
}

/** What a piece costs, from how much or at the size that is typed below it, and the quote that begins with that size. */
export function PriceAtSize({ variant, colour, typed, price }: PriceAtSizeProps) {
  const { size } = typed;
  return (
    <div className={page.price}>
      <div role="status">
        {size === null ? (
          <From variant={variant} />
        ) : price === null ? (
          <NotMade variant={variant} size={size} />
        ) : (
          <At size={size} price={price} />
        )}
      </div>
      <SizeFields variant={variant} typed={typed}>
        <Link className={buttonClass('filled')} to={quoteHref(variant.slug, colour.slug, size)}>
          Cotizar esta
        </Link>
      </SizeFields>
    </div>
  );
}

const Said = ({ figure, children }: { readonly figure: ReactNode; readonly children?: ReactNode }) => (
  <>
    <p className={classes.figure}>{figure}</p>
    {children === undefined ? null : (
      <p className={text.soft} data-small>
        {children}
      </p>
    )}
  </>
);

/** The lowest price, and up to which size it is. */
function From({ variant }: { readonly variant: Variant }) {
  const price = priceFrom(variant);
  if (price === null) return <p className={text.soft}>Precio por cotizar</p>;
  const { upTo, control } = price;
  const isOut = variant.product.projections !== undefined;
  const size =
    'areaMm2' in upTo
      ? inSquareMetres(upTo.areaMm2)
      : `${sizeInMetres(upTo.widthMm, upTo.heightMm)}${isOut ? ' de salida' : ''}`;
  return (
    <Said figure={<PriceLine price={price} />}>
      {`Precio al público hasta ${size}, con ${controlWithRemote(control)}. La instalación se cotiza aparte.`}
    </Said>
  );
}

const At = ({ size, price }: { readonly size: Size; readonly price: SizePrice }) => (
  <Said
    figure={
      <span>
        <strong translate="no">{publicPrice(price.centavos)}</strong> con IVA
      </span>
    }
  >
    {`De ${sizeInMetres(size.widthMm, size.heightMm)}, con ${controlWithRemote(price.control)}. La instalación se cotiza aparte.`}
  </Said>
);

/** Why it is not made at a size. */
const NotMade = ({ variant, size }: { readonly variant: Variant; readonly size: Size }) => (
  <>
    <p className={text.bad}>{sayNotMade(variant, size)}</p>
    <p className={text.soft} data-small>
      Al cotizar te decimos qué opciones hay.
    </p>
  </>
);
