import { useId } from 'react';
import type { Variant } from '#src/content/schema/variant.ts';
import field from '#src/forms/field.module.css';
import { buttonClass } from '#src/ui/controls/button.ts';
import { IconX } from '#src/ui/icons.ts';
import type { Chosen } from './look.ts';
import classes from './viewer.module.css';

const withColour = (variant: Variant, slug: string): Chosen | undefined => {
  const colour = variant.colours.find((one) => one.slug === slug) ?? variant.colours[0];
  return colour && { variant, colour };
};

/** Another cloth of the family that is not shown yet: one with another structure, where there is one. */
export function otherOf(family: readonly Variant[], own: Chosen, others: readonly Chosen[]): Chosen {
  const shown = [own, ...others].map(({ variant }) => variant);
  const isNew = (one: Variant) =>
    shown.every(({ slug, structure }) => one.slug !== slug && one.structure !== structure);
  const other = family.find(isNew) ?? family.find(({ slug }) => slug !== own.variant.slug);
  return (other && withColour(other, own.colour.slug)) ?? own;
}

interface ChooseClothProps {
  readonly chosen: Chosen;
  readonly family: readonly Variant[];
  readonly onChoose: (chosen: Chosen) => void;
  readonly onRemove: () => void;
}

/** Which cloth is compared, and in which colour. */
export function ChooseCloth({ chosen: { variant, colour }, family, onChoose, onRemove }: ChooseClothProps) {
  const id = useId();
  const choose = (slug: string, colourSlug: string) => {
    const next = family.find((one) => one.slug === slug);
    const found = next && withColour(next, colourSlug);
    if (found !== undefined) onChoose(found);
  };
  return (
    <div className={classes.choose}>
      <label htmlFor={`${id}-cloth`} className="visually-hidden">
        Tela que se compara
      </label>
      <select
        id={`${id}-cloth`}
        className={field.input}
        value={variant.slug}
        onChange={({ currentTarget }) => {
          choose(currentTarget.value, colour.slug);
        }}
      >
        {family.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-colour`} className="visually-hidden">
        Color de {variant.name}
      </label>
      <select
        id={`${id}-colour`}
        className={field.input}
        value={colour.slug}
        onChange={({ currentTarget }) => {
          choose(variant.slug, currentTarget.value);
        }}
      >
        {variant.colours.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={buttonClass('icon')}
        aria-label={`Quitar ${variant.name} en ${colour.name}`}
        onClick={onRemove}
      >
        <IconX size={18} stroke={1.5} aria-hidden />
      </button>
    </div>
  );
}
