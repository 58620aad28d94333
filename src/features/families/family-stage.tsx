import { clsx as cx } from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Family, FamilyId } from '#src/content/schema/vocabulary.ts';
import { familyHref } from '#src/features/product/addresses.ts';
import { familyDrawings } from '#src/features/product/family-drawings.ts';
import { familyFacts } from '#src/features/product/family-facts.ts';
import { withMotor } from '#src/features/product/price-words.ts';
import { rangeLabels, rangeLegend } from '#src/features/product/range-labels.ts';
import { publicPrice } from '#src/format/money.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { Slider } from '#src/ui/controls/slider.tsx';
import type { Drawing } from '#src/ui/product/drawing.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './family-stage.module.css';
import { coveredText } from './stage/covered.ts';

/** Every blind covers the same window, so that only the way differs. */
const WINDOW = { width: 2_400, height: 1_900 } as const;

const drawingOf = ({ id, product }: Family): Drawing => ({
  ...familyDrawings[id],
  ...(product === 'persianas' ? WINDOW : {}),
});

function fromPrice(family: FamilyId): string {
  const { from } = familyFacts[family];
  return `${publicPrice(from.centavos)} con IVA${withMotor(from)}`;
}

interface FamilyStageProps {
  /** At least one. */
  readonly families: readonly Family[];
}

/** One window or terrace with each family in turn, which a slider moves. */
export function FamilyStage({ families }: FamilyStageProps) {
  const [chosen, setChosen] = useState<FamilyId>();
  const [moved, setMoved] = useState<Readonly<Partial<Record<FamilyId, number>>>>({});
  const family = families.find(({ id }) => id === chosen) ?? families[0];
  if (family === undefined) return null;
  const drawing = drawingOf(family);
  const openness = moved[family.id] ?? drawing.openness ?? 0;
  const [low, high] = rangeLabels(drawing.type);
  return (
    <figure>
      <div
        className={cx(layout.picture, classes.picture)}
        data-changed={chosen === undefined ? undefined : true}
      >
        <ProductDrawing key={family.id} {...drawing} openness={openness} detail="hero" aspect={1.3} />
      </div>
      <figcaption className={classes.under}>
        {families.length === 1 ? null : (
          <Segmented
            legend="Qué se cuelga"
            options={families.map(({ id, name }) => ({ value: id, label: name }))}
            value={family.id}
            onChange={setChosen}
          />
        )}
        <div className={cx(layout.row, layout.scripted, layout.between, classes.moves)}>
          <Slider
            legend={rangeLegend(drawing.type)}
            low={low}
            high={high}
            value={openness}
            onChange={(value) => {
              setMoved((before) => ({ ...before, [family.id]: value }));
            }}
          />
          <output className={cx(text.soft, text.figure)} data-small>
            {coveredText(drawing, openness)}
          </output>
        </div>
        {families.length === 1 ? null : (
          <p className={cx(text.soft, classes.name)} data-small aria-live="polite">
            <Link className={text.link} to={familyHref(family)}>
              {family.one}
            </Link>{' '}
            desde {fromPrice(family.id)}. {family.sentence}
          </p>
        )}
      </figcaption>
    </figure>
  );
}
