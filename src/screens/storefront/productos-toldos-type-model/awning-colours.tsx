import { clsx as cx } from 'clsx';
import { useRef } from 'react';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import { useOnHydration } from '#src/ui/controls/use-on-hydration.ts';
import choice from '#src/ui/styles/choice.module.css';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './awning-colours.module.css';

/** A colour of one of an awning's fabrics. */
export interface AwningColour {
  readonly variant: Variant;
  readonly colour: Colour;
}

interface AwningColoursProps {
  readonly variants: readonly Variant[];
  readonly chosen: AwningColour;
  readonly onChoose: (chosen: AwningColour) => void;
}

const NAME = 'color';

/** Every colour in which an awning is made, by its fabric: the chosen one dyes the picture. */
export function AwningColours({ variants, chosen, onChoose }: AwningColoursProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const all = variants.flatMap((variant) => variant.colours.map((colour) => ({ variant, colour })));
  const keyOf = ({ variant, colour }: AwningColour) => `${variant.slug}.${colour.slug}`;
  // Keeps what was chosen before the script ran.
  useOnHydration(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const found = all.find((one) => keyOf(one) === checked);
    if (found !== undefined && checked !== keyOf(chosen)) onChoose(found);
  });
  return (
    <fieldset ref={group} className={cx(layout.scripted, layout.onScreen, classes.colours)}>
      <legend>
        Color: <strong>{chosen.colour.name}</strong>{' '}
        <span className={text.soft} data-small>
          {chosen.variant.name}
        </span>
      </legend>
      <div className={cx(layout.row, classes.list)}>
        {all.map((one) => (
          <label key={keyOf(one)} title={one.colour.name} className={cx(choice.choice, choice.colour)}>
            <input
              type="radio"
              name={NAME}
              value={keyOf(one)}
              checked={keyOf(one) === keyOf(chosen)}
              onChange={() => {
                onChoose(one);
              }}
            />
            <ClothSwatch cloth={one.variant} colour={one.colour} />
            <span className="visually-hidden">
              {one.colour.name}, {one.variant.name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
