import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import type { FabricType, FabricTypeId, ProductId } from '#src/content/schema/vocabulary.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './fabric-cards.module.css';

/** A sample of each type, in a typical colour. */
const samples: Readonly<Record<FabricTypeId, Pick<Variant, 'structure'> & Pick<Colour, 'hex' | 'stripe'>>> = {
  blackout: { structure: 'lino-opaco', hex: '#4b5356' },
  screen: { structure: 'screen-5', hex: '#cbb795' },
  traslucidas: { structure: 'gasa', hex: '#efe6d3' },
  decorativas: { structure: 'enramada', hex: '#c79a78' },
  madera: { structure: 'madera', hex: '#8b5e3c' },
  aluminio: { structure: 'aluminio-calado', hex: '#bfc2c4' },
  pvc: { structure: 'pvc-veta', hex: '#f3f3f1' },
  acrilica: { structure: 'acrilica', hex: '#f0ece0', stripe: '#2b3f66' },
  microperforada: { structure: 'microperforada', hex: '#85888b' },
};

interface FabricCardsProps {
  /** What is made of them. */
  readonly product: ProductId;
  readonly fabricTypes: readonly FabricType[];
  readonly linked: boolean;
}

/** The same word, another material: PVC of an awning is canvas, not slats. */
const ofAwnings: Partial<typeof samples> = {
  pvc: { structure: 'vinilica', hex: '#a8322c' },
};

/** Cards of fabric types with a sample and a sentence, linked when they have pages. */
export function FabricCards({ product, fabricTypes, linked }: FabricCardsProps) {
  const shown = product === 'toldos' ? { ...samples, ...ofAwnings } : samples;
  return (
    <ul className={cx(layout.columns, classes.list)} data-least="small" data-fill>
      {fabricTypes.map(({ id, name, sentence }) => (
        <li key={id} className={text.cover}>
          <span className={classes.fabric}>
            <ClothSwatch cloth={shown[id]} colour={shown[id]} size="fill" />
          </span>
          <h3 className={cx(text.name, classes.name)}>
            {linked ? <Link to={href('fabrics', { type: id })}>{name}</Link> : name}
          </h3>
          <p className={text.soft} data-small>
            {sentence}
          </p>
        </li>
      ))}
    </ul>
  );
}
