import { clsx as cx } from 'clsx';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import type { Variant } from '#src/content/schema/variant.ts';
import { facetsOf } from '#src/features/catalog/facets.ts';
import { comparedKey, comparisonHref } from '#src/features/comparison/address.ts';
import { keptChoices } from '#src/features/draft-windows/choices.ts';
import { inCurrency } from '#src/format/money.ts';
import { listed, small } from '#src/format/words.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import choice from '#src/ui/styles/choice.module.css';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { Alternatives } from '../offers/alternatives.tsx';
import { useEstimate } from '../price/use-estimate.ts';
import { useQuoter, type Editing } from '../quoter-state.ts';
import { focusOption } from '../stepper/focus-step.ts';
import cards from './choice-cards.module.css';
import { ChoiceCards } from './choice-cards.tsx';
import classes from './fabric-step.module.css';
import { FavouriteFabrics } from './favourite-fabrics.tsx';
import { withVariant } from './priced-choices.ts';

const ANY = 'todas';

/** How many fabrics are in view before the others are asked for. */
const FIRST_SHOWN = 12;

interface Filter {
  readonly id: 'tela' | 'luz' | 'color';
  readonly title: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly of: (variant: Variant) => readonly string[];
}

/** Filters of a family's fabrics: type, light and colour. */
const filtersFor = (variants: readonly Variant[]): readonly Filter[] =>
  facetsOf(variants).flatMap(({ id, title, options, of }) => {
    if (id !== 'tela' && id !== 'luz' && id !== 'color') return [];
    const available = options.filter((option) => variants.some((variant) => of(variant).includes(option.id)));
    if (available.length < 2) return [];
    const named = available.map(({ id: value, name }) => ({ value, label: name }));
    return [
      { id, title, of, options: [{ value: ANY, label: id === 'color' ? 'Todos' : 'Todas' }, ...named] },
    ];
  });

/** Says when the chosen colour is scarce, on a line that is always there. */
function FabricNote() {
  const { current } = useQuoter();
  const estimate = useEstimate();
  const fabric = estimate?.fabrics.get(current?.window.key ?? '');
  return (
    <p className={cards.fabric} aria-live="polite">
      {fabric === undefined ? null : `${fabric}.`}
    </p>
  );
}

interface FiltersProps {
  readonly filters: readonly Filter[];
  /** The wanted value of each filter, by its id. */
  readonly wanted: Readonly<Record<string, string>>;
  readonly onWant: (id: Filter['id'], value: string) => void;
}

/** Narrows the fabrics down; folded, so that the chosen one is in view. */
const Filters = ({ filters, wanted, onWant }: FiltersProps) =>
  filters.length === 0 ? null : (
    <details className={classes.filters}>
      <summary>Filtrar por {listed(filters.map(({ title }) => small(title)))}</summary>
      <div className={layout.stack} data-gap="small">
        {filters.map(({ id, title, options }) => (
          <div key={id} className={layout.row} data-gap="small">
            <span aria-hidden="true">{title}</span>
            <Segmented
              legend={title}
              options={options}
              value={wanted[id] ?? ANY}
              onChange={(value) => {
                onWant(id, value);
              }}
            />
          </div>
        ))}
      </div>
    </details>
  );

interface OthersProps {
  readonly count: number;
  /** Shows them, and focuses the first. */
  readonly onShow: () => void;
}

/** Asks for the fabrics that are not in view. */
const Others = ({ count, onShow }: OthersProps) =>
  count === 0 ? null : (
    <p>
      <button
        type="button"
        className={buttonClass()}
        onClick={() => {
          onShow();
        }}
      >
        Ver {count === 1 ? 'la otra tela' : `las otras ${String(count)} telas`}
      </button>
    </p>
  );

/** Leads to the chosen fabric beside others, at the size of the window; the quote waits meanwhile. */
const Compare = ({ current: { window, reading } }: Pick<Editing, 'current'>) =>
  window.variant === null || reading.variant === null ? null : (
    <p>
      <Link
        className={text.link}
        to={comparisonHref([comparedKey(window.variant, window.color ?? undefined)], reading)}
      >
        Comparar {reading.variant.name} con otras, a tu medida
      </Link>
    </p>
  );

/** The fabric, priced at the size of the window, and its colour. */
export function FabricStep({ editing }: { readonly editing: Editing }) {
  const { quotable, book, draft, current, change } = editing;
  const { window, reading } = current;
  const { unit } = draft;
  const [wanted, setWanted] = useState<Readonly<Record<string, string>>>({});
  // The one that was chosen when the step opened stays the first: no card moves under the finger.
  const [first] = useState(window.variant);
  const [showsAll, setShowsAll] = useState(false);
  const variants = useMemo(
    () => quotable.variants.filter(({ family }) => family === window.family),
    [quotable, window.family],
  );
  const filters = useMemo(() => filtersFor(variants), [variants]);
  const quantity = reading.quantity ?? 1;
  const offers = useMemo(
    () =>
      variants.map((variant) => {
        const choices = keptChoices(window.choices, variant, quantity, book.list);
        const ownChoices = variant.slug === window.variant ? window.choices : choices;
        const { centavos, against } = withVariant(current, variant.slug, ownChoices, {
          unit,
          book,
          quotable,
        });
        return { variant, choices, centavos, against };
      }),
    [variants, window, quantity, current, unit, book, quotable],
  );
  const matching = offers
    .filter(({ variant }) =>
      filters.every(({ id, of }) => {
        const value = wanted[id] ?? ANY;
        return value === ANY || variant.slug === window.variant || of(variant).includes(value);
      }),
    )
    .toSorted((one, other) => Number(other.variant.slug === first) - Number(one.variant.slug === first));
  const shown = matching.filter(
    ({ variant }, at) => showsAll || at < FIRST_SHOWN || variant.slug === window.variant,
  );
  const hidden = matching.filter((offer) => !shown.includes(offer));
  const choose = (slug: string, wantedColour: string | null) => {
    const offer = offers.find(({ variant }) => variant.slug === slug);
    if (offer === undefined) return;
    const { colours } = offer.variant;
    const colour = colours.find((one) => one.slug === wantedColour) ?? colours[0];
    change({ variant: slug, color: colour?.slug ?? null, choices: offer.choices });
  };
  const isWithdrawn = reading.problems.variant === 'withdrawn';
  return (
    <div className={layout.stack} data-gap="large">
      {isWithdrawn ? (
        <p role="alert" className={layout.note} data-tone="bad">
          La tela que habías elegido ya no se fabrica. Elige otra; lo demás sigue igual.
        </p>
      ) : null}
      <FavouriteFabrics variants={variants} chosen={window} onChoose={choose} />
      <Filters
        filters={filters}
        wanted={wanted}
        onWant={(id, value) => {
          setWanted((before) => ({ ...before, [id]: value }));
        }}
      />
      <ChoiceCards
        legend="Tela"
        field="variant"
        choices={shown.map(({ variant, centavos, against }) => ({
          value: variant.slug,
          title: variant.name,
          text: variant.sentence,
          price: centavos === null ? undefined : inCurrency(centavos),
          against,
          picture: <Sample variant={variant} color={window.variant === variant.slug ? window.color : null} />,
          details: window.variant === variant.slug ? <Colours editing={editing} /> : undefined,
        }))}
        chosen={window.variant === null ? [] : [window.variant]}
        onChoose={(slug) => {
          // Keeps the colour when the new fabric has it.
          choose(slug, window.color);
        }}
      />
      <Others
        count={hidden.length}
        onShow={() => {
          flushSync(() => {
            setShowsAll(true);
          });
          focusOption('variant', hidden[0]?.variant.slug ?? '');
        }}
      />
      <Compare current={current} />
      <Alternatives editing={editing} />
    </div>
  );
}

interface SampleProps {
  readonly variant: Variant;
  readonly color: string | null;
}

function Sample({ variant, color }: SampleProps) {
  const colour = variant.colours.find(({ slug }) => slug === color) ?? variant.colours[0];
  return colour === undefined ? null : <ClothSwatch cloth={variant} colour={colour} size="tile" />;
}

/** The colours of the fabric. */
function Colours({ editing: { current, change } }: { readonly editing: Editing }) {
  const {
    reading: { variant, problems },
    window,
  } = current;
  if (variant === null) return null;
  return (
    <>
      {problems.color === 'withdrawn' ? (
        <p role="alert" className={layout.note} data-tone="bad">
          El color que habías elegido ya no se fabrica en esta tela. Elige otro.
        </p>
      ) : null}
      <fieldset data-field="color">
        <legend className={cx(text.name, cards.legend)}>Color de {variant.name}</legend>
        <div className={layout.row} data-gap="small">
          {variant.colours.map((colour) => (
            <label key={colour.slug} className={cx(layout.card, choice.choice, cards.card)} data-pill>
              <input
                type="radio"
                name="color"
                value={colour.slug}
                checked={colour.slug === window.color}
                onChange={() => {
                  change({ color: colour.slug });
                }}
              />
              <ClothSwatch cloth={variant} colour={colour} />
              <span>{colour.name}</span>
            </label>
          ))}
        </div>
        <FabricNote />
      </fieldset>
    </>
  );
}
