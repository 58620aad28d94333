import { clsx as cx } from 'clsx';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { familyOf } from '#src/content/families.ts';
import { variantTitle } from '#src/content/find/titles.ts';
import { colourIn, variantIn } from '#src/content/find/variants.ts';
import { entries } from '#src/content/index.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { detailsHref, quoteHref } from '#src/features/product/addresses.ts';
import { controlWithRemote } from '#src/features/product/control-names.ts';
import { useFamilies } from '#src/features/product/family.ts';
import { behaviourOf } from '#src/features/product/light-behaviour.ts';
import { priceAt } from '#src/features/product/price-at.ts';
import { specsOf } from '#src/features/product/specs.tsx';
import { initialSetting } from '#src/features/room/controls.ts';
import { dressingOf, roomOf } from '#src/features/room/dressing.ts';
import { LivePicture } from '#src/features/room/live-picture.tsx';
import { WideTable } from '#src/features/shop-page/wide-table.tsx';
import { sayMeasureProblem } from '#src/features/window-words/measure-problems.ts';
import { publicPrice } from '#src/format/money.ts';
import { LiveField } from '#src/forms/live-field.tsx';
import { LiveSelect } from '#src/forms/live-select.tsx';
import type { Size } from '#src/quoting/measures/size.ts';
import { readSize, type TypedMeasure } from '#src/reading/measure.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import { comparedKey, joinCompared, MOST_COMPARED, type Compared } from '../address.ts';
import classes from './comparison.module.css';

interface ComparisonTableProps {
  readonly compared: readonly Compared[];
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

function priceText(variant: Variant, size: Size): string {
  const price = priceAt(variant, size);
  return price === null
    ? 'No se hace de esa medida.'
    : `${publicPrice(price.centavos)} con IVA, con ${controlWithRemote(price.control)}`;
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

/** The comparison itself; loads with the price engine. */
export function ComparisonTable({ compared, width, height, onChange }: ComparisonTableProps) {
  const variants = useFamilies([...new Set(compared.map(({ entry }) => entry.family))]);
  const items = compared.flatMap(({ entry, color, key }) => {
    const variant = variantIn(variants, entry.slug);
    const colour = variant && ((color === null ? undefined : colourIn(variant, color)) ?? variant.colours[0]);
    return variant === undefined || colour === undefined ? [] : [{ key, variant, colour }];
  });
  const typed = readSize([width, height], 'cm');
  const [widthMm, heightMm] = typed.map((read) => ('mm' in read ? read.mm : null));
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash !== '') top.current?.scrollIntoView({ block: 'start' });
  }, []);
  const keep = (keys: readonly string[]) => {
    onChange({ comparar: joinCompared(keys) });
  };
  return (
    <div ref={top} className={cx(layout.stack, classes.comparison)} data-gap="large">
      <div className={cx(layout.row, classes.fields)}>
        <SizeField
          label="Ancho (cm)"
          value={width}
          read={typed[0]}
          onChange={(ancho) => {
            onChange({ ancho });
          }}
        />
        <SizeField
          label="Alto (cm)"
          value={height}
          read={typed[1]}
          onChange={(alto) => {
            onChange({ alto });
          }}
        />
        {items.length < MOST_COMPARED ? (
          <Add
            taken={items.map(({ variant }) => variant.slug)}
            onAdd={(slug) => {
              keep([...items.map(({ key }) => key), slug]);
            }}
          />
        ) : null}
      </div>
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
              <td key={key}>
                {typeof widthMm !== 'number' || typeof heightMm !== 'number'
                  ? '—'
                  : priceText(variant, { widthMm, heightMm })}
              </td>
            ))}
          </tr>
          {rowsOf(items).map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {items.map(({ key }, at) => (
                <td key={key}>{values[at]}</td>
              ))}
            </tr>
          ))}
          <NextRow items={items} onKeep={keep} />
        </tbody>
      </WideTable>
    </div>
  );
}

interface NextRowProps {
  readonly items: readonly Item[];
  readonly onKeep: (keys: readonly string[]) => void;
}

/** What one can do with each product. */
const NextRow = ({ items, onKeep }: NextRowProps) => (
  <tr>
    <th scope="row">
      <span className="visually-hidden">Qué sigue</span>
    </th>
    {items.map(({ key, variant, colour }) => (
      <td key={key}>
        <div className={layout.row} data-gap="small">
          <Link className={buttonClass('small')} to={quoteHref(variant.slug, colour.slug)}>
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

interface SizeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly read: TypedMeasure;
  readonly onChange: (value: string) => void;
}

const SizeField = ({ label, value, read, onChange }: SizeFieldProps) => (
  <div className={classes.size}>
    <LiveField
      label={label}
      inputMode="decimal"
      value={value}
      problem={'problem' in read ? sayMeasureProblem(read.problem, 'cm') : null}
      onChange={onChange}
    />
  </div>
);

interface AddProps {
  /** Slugs of those that are compared. */
  readonly taken: readonly string[];
  readonly onAdd: (key: string) => void;
}

const Add = ({ taken, onAdd }: AddProps) => (
  <LiveSelect
    label="Compárala con"
    value=""
    options={[
      { value: '', label: 'Elige otra…' },
      ...entries
        .filter(({ slug }) => !taken.includes(slug))
        .map(({ slug, name, family }) => ({
          value: comparedKey(slug),
          label: `${name} · ${familyOf(family).one}`,
        })),
    ]}
    onChange={onAdd}
  />
);
