import { useMemo, useState } from 'react';
import type { Variant } from '#src/content/schema/variant.ts';
import { facetsOf } from '../../../support/shop/catalogue/facets.ts';
import { Segmented } from '../../../support/shop/segmented.tsx';
import { Swatch } from '../../../support/shop/swatch.tsx';
import { withVariant } from '../../../support/quoting/alternatives.ts';
import { keptBy } from '../../../support/quoting/choices.ts';
import { inPesos } from '../../../support/quoting/money.ts';
import type { Work } from '../bench.ts';
import { ChoiceCards } from '../choice-cards.tsx';
import { WaysOut } from '../ways-out.tsx';
import classes from './fabric-step.module.css';

const ANY = 'todas';

interface Filter {
  readonly id: 'tela' | 'luz';
  readonly title: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly of: (variant: Variant) => readonly string[];
}

/** What a family's fabrics can be told apart by: their type, what they do with light. */
const filtersFor = (variants: readonly Variant[]): readonly Filter[] =>
  facetsOf(variants).flatMap(({ id, title, options, of }) => {
    if (id !== 'tela' && id !== 'luz') return [];
    const there = options.filter((option) => variants.some((variant) => of(variant).includes(option.id)));
    if (there.length < 2) return [];
    const named = there.map(({ id: value, name }) => ({ value, label: name }));
    return [{ id, title, of, options: [{ value: ANY, label: 'Todas' }, ...named] }];
  });

/** The fabric, at what it costs at this very size, and its colour. */
export function FabricStep({ work }: { readonly work: Work }) {
  const { quotable, book, draft, current, change } = work;
  const { window, reading } = current;
  const { unit } = draft;
  const [wanted, setWanted] = useState<Readonly<Record<string, string>>>({});
  const variants = useMemo(
    () => quotable.variants.filter(({ family }) => family === window.family),
    [quotable, window.family],
  );
  const filters = useMemo(() => filtersFor(variants), [variants]);
  const quantity = reading.quantity ?? 1;
  const offers = useMemo(
    () =>
      variants.map((variant) => {
        const choices = keptBy(window.choices, variant, quantity, book.list);
        const own = variant.slug === window.variant ? window.choices : choices;
        const { centavos, against } = withVariant(current, variant.slug, own, { unit, book, quotable });
        return { variant, choices, centavos, against };
      }),
    [variants, window, quantity, current, unit, book, quotable],
  );
  const shown = offers.filter(({ variant }) =>
    filters.every(({ id, of }) => {
      const value = wanted[id] ?? ANY;
      return value === ANY || variant.slug === window.variant || of(variant).includes(value);
    }),
  );
  const isWithdrawn = reading.problems.variant === 'withdrawn';
  return (
    <div className={classes['step']}>
      {isWithdrawn ? (
        <p role="alert" className={classes['withdrawn']}>
          La tela que habías elegido ya no se fabrica. Elige otra; lo demás sigue igual.
        </p>
      ) : null}
      {filters.map(({ id, title, options }) => (
        <div key={id} className={classes['filter']}>
          <span aria-hidden="true">{title}</span>
          <Segmented
            legend={title}
            options={options}
            value={wanted[id] ?? ANY}
            onChange={(value) => {
              setWanted((before) => ({ ...before, [id]: value }));
            }}
          />
        </div>
      ))}
      <ChoiceCards
        legend="Tela"
        choices={shown.map(({ variant, centavos, against }) => ({
          value: variant.slug,
          title: variant.name,
          text: variant.sentence,
          price: centavos === null ? undefined : inPesos(centavos),
          against,
          picture: <Sample variant={variant} color={window.variant === variant.slug ? window.color : null} />,
          under: window.variant === variant.slug ? <Colours work={work} /> : undefined,
        }))}
        chosen={window.variant === null ? [] : [window.variant]}
        onChoose={(slug) => {
          const offer = offers.find(({ variant }) => variant.slug === slug);
          if (offer === undefined) return;
          const { colours } = offer.variant;
          // The same colour in another fabric, where it has it.
          const same = colours.find((colour) => colour.slug === window.color) ?? colours[0];
          change({ variant: slug, color: same?.slug ?? null, choices: offer.choices });
        }}
      />
      <WaysOut work={work} />
    </div>
  );
}

interface SampleProps {
  readonly variant: Variant;
  readonly color: string | null;
}

function Sample({ variant: { colours }, color }: SampleProps) {
  const colour = colours.find(({ slug }) => slug === color) ?? colours[0];
  return colour === undefined ? null : <Swatch colour={colour} size="tile" />;
}

/** The colours of the fabric; the drawing follows at once. */
function Colours({ work: { current, change } }: { readonly work: Work }) {
  const {
    reading: { variant, problems },
    window,
  } = current;
  if (variant === null) return null;
  return (
    <>
      {problems.color === 'withdrawn' ? (
        <p role="alert" className={classes['withdrawn']}>
          El color que habías elegido ya no se fabrica en esta tela. Elige otro.
        </p>
      ) : null}
      <fieldset className={classes['colours']}>
        <legend>Color de {variant.name}</legend>
        <div>
          {variant.colours.map((colour) => (
            <label key={colour.slug} className={classes['colour']}>
              <input
                type="radio"
                name="color"
                value={colour.slug}
                checked={colour.slug === window.color}
                onChange={() => {
                  change({ color: colour.slug });
                }}
              />
              <Swatch colour={colour} />
              <span>{colour.name}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
