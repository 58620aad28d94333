import { clsx as cx } from 'clsx';
import type { Variant } from '#src/content/schema/variant.ts';
import type { FamilyId } from '#src/content/schema/vocabulary.ts';
import { careGuides } from '#src/content/texts/care-guides.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './care.module.css';

const titleOf = (family: FamilyId, weave: Variant['weave'] | null): string => {
  if (family.startsWith('toldos-')) return 'Toldos';
  if (family === 'sheer-elegance') return 'Sheer elegance';
  if (family === 'romanas') return 'Romanas';
  if (weave === 'madera') return 'Tablillas de madera';
  if (family === 'horizontales' || weave === 'pvc') return 'Tablillas y tiras de aluminio o PVC';
  return family === 'enrollables' ? 'Enrollables' : 'Paneles y tiras de tela';
};

/** Care instructions of a family; those of slats depend on the material. */
export function Care({
  family,
  weave,
}: {
  readonly family: FamilyId;
  readonly weave: Variant['weave'] | null;
}) {
  const guide = careGuides.find(({ title }) => title === titleOf(family, weave));
  return (
    <ol className={cx(layout.columns, text.steps, classes.steps)} data-fill>
      {guide?.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
