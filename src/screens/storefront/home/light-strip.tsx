import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { fabricTypes } from '#src/content/fabric-types.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import type { Fabric } from '#src/ui/product/drawing.ts';
import layout from '#src/ui/layout.module.css';
import text from '#src/ui/text.module.css';
import classes from './home-content.module.css';

/** One fabric of each type. */
const shown = {
  blackout: { colour: '#b9bec2', weave: 'blackout' },
  screen: { colour: '#a39f99', weave: 'screen', openFactor: 5 },
  traslucidas: { colour: '#f0e4c9', weave: 'translucida' },
  decorativas: { colour: '#efece5', weave: 'decorativa', stripe: '#c9c4b8' },
} as const satisfies Readonly<Record<string, Fabric>>;

const types = fabricTypes.flatMap(({ id, name, sentence }) =>
  id === 'blackout' || id === 'screen' || id === 'traslucidas' || id === 'decorativas'
    ? [{ id, name, sentence, fabric: shown[id] }]
    : [],
);

/** The same window with four fabrics, to compare their light. */
export function LightStrip() {
  return (
    <section className={`${classes['strip'] ?? ''} ${classes['wide'] ?? ''}`} aria-labelledby="luz">
      <div className={layout['page']}>
        <h2 id="luz" className={text['title']}>
          La misma ventana, cuatro telas
        </h2>
        <p>A la misma hora y con el mismo sol. Elige por lo que quieres que haga la luz.</p>
        <ul className={`${layout['columns'] ?? ''} ${classes['four'] ?? ''}`} data-fill>
          {types.map(({ id, name, sentence, fabric }) => (
            <li key={id}>
              <Link to={href('fabrics', { type: id })}>
                <ProductDrawing
                  decorative
                  type="enrollable"
                  width={1_300}
                  height={1_500}
                  openness={0.22}
                  aspect={0.92}
                  fabric={fabric}
                />
                <strong>{name}</strong>
              </Link>
              <span>{sentence}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
