import { clsx as cx } from 'clsx';
import { isValidElement, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { familyOf } from '#src/content/families.ts';
import { variantTitle } from '#src/content/find/titles.ts';
import { colourIn, variantIn } from '#src/content/find/variants.ts';
import { entries } from '#src/content/index.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import type { ProductId } from '#src/content/schema/vocabulary.ts';
import { detailsHref, quoteHref } from '#src/features/product/addresses.ts';
import { controlWithRemote } from '#src/features/product/control-names.ts';
import { useFamilies } from '#src/features/product/family.ts';
import { behaviourOf } from '#src/features/product/light-behaviour.ts';
import { priceAt, sayNotMade } from '#src/features/product/price-at.ts';
import { specsOf } from '#src/features/product/specs.tsx';
import { initialSetting } from '#src/features/room/controls.ts';
import { dressingOf, roomOf } from '#src/features/room/dressing.ts';
import { LivePicture } from '#src/features/room/live-picture.tsx';
import { SpecList, specValue } from '#src/features/shop-page/spec-list.tsx';
import { WideTable } from '#src/features/shop-page/wide-table.tsx';
import { secondMeasure } from '#src/features/window-words/piece-words.ts';
import { inMetres } from '#src/format/measures.ts';
import { publicPrice } from '#src/format/money.ts';
import { counted, listed } from '#src/format/words.ts';
import { LiveSelect } from '#src/forms/live-select.tsx';
import type { Size } from '#src/quoting/measures/size.ts';
import { readSpokenSize } from '#src/reading/spoken.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import { comparedKey, joinCompared, MOST_COMPARED, type Compared } from '../address.ts';
import classes from './comparison.module.css';
import { SizeFields } from './size-fields.tsx';

interface ComparisonTableProps {
  /** Others can be added of it alone. */
  readonly product: ProductId;
  readonly compared: readonly Compared[];
  /** What the address names beside them; each takes the place of one that is removed. */
  readonly waiting: readonly Compared[];
  /** Typed, in cm. */
  readonly width: string;
  readonly height: string;
  readonly onChange: (changes: { comparar?: string; ancho?: string; alto?: string }) => void;
}

interface Item {
  readonly key: string;
  readonly variant: Variant;
  readonly colour: Colour;
}

/** A size as it can be made: arms have the length nearest to the one that is wanted. */
function madeSize({ product: { projections } }: Variant, { widthMm, heightMm }: Size): Size {
  const [nearest] = (projections ?? [])
    .map(({ projectionMm }) => projectionMm)
    .toSorted((one, other) => Math.abs(one - heightMm) - Math.abs(other - heightMm));
  return { widthMm, heightMm: nearest ?? heightMm };
}

function priceText(variant: Variant, size: Size): string {
  const made = madeSize(variant, size);
  const price = priceAt(variant, made);
  if (price === null) return sayNotMade(variant, made);
  const out = made.heightMm === size.heightMm ? '' : `, de ${inMetres(made.heightMm)} m de salida`;
  return `${publicPrice(price.centavos)} con IVA, con ${controlWithRemote(price.control)}${out}`;
}

/** Rows that all compared products may have, by name: what is not said of one is a dash. */
const rowsOf = (items: readonly Item[]) => {
  const lists = items.map(({ variant, colour }) => [
    ...behaviourOf(variant, colour).map(({ question, answer }) => ({ name: question, value: answer })),
    ...specsOf(variant, colour),
  ]);
  const names = [...new Set(lists.flatMap((list) => list.map(({ name }) => name)))];
  return names.map((name) => ({
    name,
    values: lists.map((list) => list.find((one) => one.name === name)?.value ?? '—'),
  }));
};

/** What a value says, without its elements. */
function textOf(value: ReactNode): string {
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (isValidElement<{ readonly children?: ReactNode }>(value)) return textOf(value.props.children);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Whether all compared products say the same. */
const isEqual = ({ values }: ReturnType<typeof rowsOf>[number]): boolean =>
  values.every((value) => textOf(value) === textOf(values[0]));

/** The comparison itself; loads with the price engine. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { product, compared, waiting, width, height, onChange } = props;
  const variants = useFamilies([...new Set(compared.map(({ entry }) => entry.family))]);
  const items = compared.flatMap(({ entry, color, key }) => {
    const variant = variantIn(variants, entry.slug);
    const colour = variant && ((color === null ? undefined : colourIn(variant, color)) ?? variant.colours[0]);
    return variant === undefined || colour === undefined ? [] : [{ key, variant, colour }];
  });
  const typed = readSpokenSize([width, height], 'cm');
  const [widthMm, heightMm] = typed.map((read) => ('mm' in read ? read.mm : null));
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash !== '') top.current?.scrollIntoView({ block: 'start' });
  }, []);
  const size = typeof widthMm === 'number' && typeof heightMm === 'number' ? { widthMm, heightMm } : null;
  const rows = rowsOf(items);
  const equal = items.length < 2 ? [] : rows.filter(isEqual);
  const different = rows.filter((row) => !equal.includes(row));
  const keep = (keys: readonly string[]) => {
    onChange({ comparar: joinCompared([...keys, ...waiting.map(({ key }) => key)]) });
  };
  return (
    <div ref={top} className={cx(layout.stack, classes.comparison)} data-gap="large">
      <div className={cx(layout.row, classes.fields)}>
        <SizeFields
          label={secondMeasure(items[0]?.variant.family ?? null).label}
          values={[width, height]}
          read={typed}
          onChange={onChange}
        />
        {items.length < MOST_COMPARED ? (
          <Add
            product={product}
            taken={items.map(({ variant }) => variant.slug)}
            onAdd={(slug) => {
              keep([...items.map(({ key }) => key), slug]);
            }}
          />
        ) : null}
      </div>
      {waiting.length === 0 ? null : (
        <p className={layout.note} data-tone="plain">
          Comparamos hasta {MOST_COMPARED}. En espera de que quites una:{' '}
          {listed(waiting.map(({ entry }) => entry.name))}.
        </p>
      )}
      <WideTable label="Comparación de productos">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Dato</span>
            </th>
            {items.map((item) => (
              <th key={item.key} scope="col" className={classes.product}>
                <Picture variant={item.variant} colour={item.colour} />
                <Link to={detailsHref(item.variant, item.colour.slug)}>
                  {variantTitle(item.variant, item.colour)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Precio a tu medida</th>
            {items.map(({ key, variant }) => (
              <td key={key}>{size === null ? '—' : priceText(variant, size)}</td>
            ))}
          </tr>
          {different.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {items.map(({ key }, at) => (
                <td key={key}>{specValue(values[at])}</td>
              ))}
            </tr>
          ))}
          <NextRow items={items} size={size} onKeep={keep} />
        </tbody>
      </WideTable>
      {equal.length === 0 ? null : (
        <details className={classes.equal}>
          <summary>Iguales en {counted(equal.length, 'cosa', 'cosas')}</summary>
          <SpecList specs={equal.map(({ name, values: [value] }) => ({ name, value }))} />
        </details>
      )}
    </div>
  );
}

interface NextRowProps {
  readonly items: readonly Item[];
  /** The size that is compared, which a quote begins with; null when it cannot be read. */
  readonly size: Size | null;
  readonly onKeep: (keys: readonly string[]) => void;
}

/** What one can do with each product. */
const NextRow = ({ items, size, onKeep }: NextRowProps) => (
  <tr>
    <th scope="row">
      <span className="visually-hidden">Qué sigue</span>
    </th>
    {items.map(({ key, variant, colour }) => (
      <td key={key}>
        <div className={layout.row} data-gap="small">
          <Link
            className={buttonClass('small')}
            to={quoteHref(variant.slug, colour.slug, size && madeSize(variant, size))}
          >
            Cotizar
          </Link>
          <button
            type="button"
            className={buttonClass('link')}
            aria-label={`Quitar ${variant.name}`}
            onClick={() => {
              onKeep(items.filter((item) => item.key !== key).map((item) => item.key));
            }}
          >
            Quitar
          </button>
        </div>
      </td>
    ))}
  </tr>
);

/** The room with the product by day. */
function Picture({ variant, colour }: Pick<Item, 'variant' | 'colour'>) {
  const shown = useMemo(() => {
    const dressing = dressingOf(variant, colour);
    return { dressing, setting: initialSetting(dressing.type), hour: 'morning' as const };
  }, [variant, colour]);
  return (
    <div className={cx(layout.picture, classes.picture)}>
      <LivePicture
        room={roomOf(variant)}
        shown={shown}
        name={`${variant.name} en ${colour.name}`}
        sizes="(min-width: 60em) 22rem, 70vw"
      />
    </div>
  );
}

interface AddProps {
  readonly product: ProductId;
  /** Slugs of those that are compared. */
  readonly taken: readonly string[];
  readonly onAdd: (key: string) => void;
}

const Add = ({ product, taken, onAdd }: AddProps) => (
  <LiveSelect
    label="Compárala con"
    value=""
    options={[
      { value: '', label: 'Elige otra…' },
      ...entries
        .filter(({ slug, family }) => !taken.includes(slug) && familyOf(family).product === product)
        .map(({ slug, name, family }) => ({
          value: comparedKey(slug),
          label: `${name} · ${familyOf(family).one}`,
        })),
    ]}
    onChange={onAdd}
  />
);
