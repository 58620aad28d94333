import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import type { CatalogItem } from '#src/api/contract/catalog.ts';
import { addressOf, type CatalogMatch } from '#src/features/catalog-items/catalog-lookup.ts';
import { familyName } from '#src/features/catalog-items/families.ts';
import { isHex } from '#src/features/catalog-items/item-swatch.tsx';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import text from '#src/ui/styles/text.module.css';
import classes from './item-grid.module.css';

interface ItemTileProps {
  readonly item: CatalogItem;
  readonly known: CatalogMatch | undefined;
}

/** A sample with its name, linked to its page in the shop when there is one. */
export function ItemTile({ item, known }: ItemTileProps) {
  const { name, code, color } = item;
  return (
    <article className={cx(text.cover, classes.tile)}>
      <Sample color={color} known={known} />
      <h3 className={cx(text.name, classes.name)}>
        {known === undefined ? name : <Link to={addressOf(known)}>{name}</Link>}
      </h3>
      <p className={classes.facts}>
        {code === null ? null : <span className={classes.code}>{code}</span>} {familyName(item)}
      </p>
    </article>
  );
}

/** The cloth when the shop knows it, else its colour, else an empty place. */
function Sample({ color, known }: Pick<CatalogItem, 'color'> & Pick<ItemTileProps, 'known'>) {
  if (known !== undefined) {
    const { colour, variant } = known;
    return (
      <span className={classes.sample}>
        <ClothSwatch cloth={variant} colour={isHex(color) ? { ...colour, hex: color } : colour} size="tile" />
      </span>
    );
  }
  return isHex(color) ? (
    <span className={classes.sample} style={{ background: color }} aria-hidden />
  ) : (
    <span className={classes.blank} aria-hidden />
  );
}
