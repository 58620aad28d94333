import layout from '#src/ui/layout.module.css';
import text from '#src/ui/text.module.css';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import type { FabricType, FabricTypeId } from '#src/content/schema/vocabulary.ts';
import type { Fabric } from '#src/ui/product/drawing.ts';
import { FabricSwatch } from '#src/ui/product/fabric-swatch.tsx';
import classes from './fabric-cards.module.css';

/** A sample of each type, in a typical colour. */
const samples: Readonly<Record<FabricTypeId, Fabric>> = {
  blackout: { colour: '#4b5356', weave: 'blackout' },
  screen: { colour: '#cbb795', weave: 'screen', openFactor: 5 },
  traslucidas: { colour: '#efe6d3', weave: 'translucida' },
  decorativas: { colour: '#c79a78', weave: 'decorativa' },
  madera: { colour: '#8b5e3c', weave: 'madera' },
  aluminio: { colour: '#bfc2c4', weave: 'aluminio' },
  pvc: { colour: '#f3f3f1', weave: 'pvc' },
  acrilica: { colour: '#f0ece0', weave: 'acrilica', stripe: '#2b3f66' },
  microperforada: { colour: '#85888b', weave: 'screen', openFactor: 10 },
};

/** Cards of fabric types with a sample and a sentence, linked when they have pages. */
export function FabricCards({
  fabricTypes,
  linked,
}: {
  readonly fabricTypes: readonly FabricType[];
  readonly linked: boolean;
}) {
  return (
    <ul className={`${layout['columns'] ?? ''} ${classes['list'] ?? ''}`} data-least="small" data-fill>
      {fabricTypes.map(({ id, name, sentence }) => (
        <li key={id} className={text['cover']}>
          <FabricSwatch fabric={samples[id]} className={classes['fabric']} />
          <h3 className={`${text['name'] ?? ''} ${classes['name'] ?? ''}`}>
            {linked ? <Link to={href('fabrics', { type: id })}>{name}</Link> : name}
          </h3>
          <p className={text['soft']} data-small>
            {sentence}
          </p>
        </li>
      ))}
    </ul>
  );
}
