import { Link } from 'react-router-dom';
import type { CatalogItem } from '#src/api/contract/catalog.ts';
import { FabricSwatch } from '#src/ui/product/fabric-swatch.tsx';
import { familyName } from '../../support/catalog/family-of.ts';
import { addressOf, type Known } from '../../support/catalog/known.ts';
import { isHex } from '../../support/catalog/swatch.tsx';
import classes from './item-grid.module.css';

interface ItemTileProps {
  readonly item: CatalogItem;
  readonly known: Known | undefined;
}

/** A sample with its name; what the shop has a page of leads there. */
export function ItemTile({ item, known }: ItemTileProps) {
  const { name, code, color } = item;
  return (
    <article className={classes['tile']}>
      <Sample color={color} known={known} />
      <h3 className={classes['name']}>
        {known === undefined ? (
          name
        ) : (
          <Link to={addressOf(known)} className={classes['link']}>
            {name}
          </Link>
        )}
      </h3>
      <p className={classes['facts']}>
        {code === null ? null : <span className={classes['code']}>{code}</span>} {familyName(item)}
      </p>
    </article>
  );
}

/** The cloth as our drawings have it where we know it, else its plain colour, else nothing but its place. */
function Sample({ color, known }: Pick<CatalogItem, 'color'> & Pick<ItemTileProps, 'known'>) {
  if (known !== undefined) {
    const { colour, variant } = known;
    return (
      <span className={classes['sample']}>
        <FabricSwatch
          className={classes['cloth']}
          fabric={{
            colour: isHex(color) ? color : colour.hex,
            weave: variant.weave,
            openFactor: variant.opennessPercent,
            stripe: colour.stripe,
          }}
        />
      </span>
    );
  }
  return isHex(color) ? (
    <span className={classes['sample']} style={{ background: color }} aria-hidden />
  ) : (
    <span className={classes['blank']} aria-hidden />
  );
}
