import preview from '#.storybook/preview.tsx';
import type { ProductType } from '#src/ui/product/drawing.ts';
import { Cell, DrawingGrid, Row } from './drawing-grid.tsx';
import { inUse, usual } from './samples.ts';

const positions = [0, 0.25, 0.5, 0.75, 1] as const;
const percent = (share: number) => `${String(Math.round(share * 100))} %`;

/** One product at every size, in every position, by day and in the evening. */
function Positions({ type }: { readonly type: ProductType }) {
  const drawing = usual[type];
  return (
    <DrawingGrid>
      <Row title="A todo lo ancho">
        <Cell {...drawing} detail="hero" openness={inUse[type]} />
      </Row>
      <Row title="De día">
        {positions.map((openness) => (
          <Cell key={openness} {...drawing} detail="card" openness={openness} caption={percent(openness)} />
        ))}
      </Row>
      <Row title="Al anochecer">
        {[0, inUse[type]].map((openness) => (
          <Cell
            key={openness}
            {...drawing}
            detail="card"
            time="evening"
            openness={openness}
            caption={percent(openness)}
          />
        ))}
      </Row>
      <Row title="En una tabla">
        {positions.map((openness) => (
          <Cell key={openness} {...drawing} detail="icon" openness={openness} />
        ))}
      </Row>
    </DrawingGrid>
  );
}

const meta = preview.meta({
  title: 'Producto/Tipos',
  component: Positions,
  tags: ['autodocs'],
});

/** The fabric rolls on its tube, which grows. */
export const Enrollable = meta.story({ name: 'Enrollable', tags: ['long'], args: { type: 'enrollable' } });

/** Two layers of bands pass each other, and let the light in or not. */
export const SheerElegance = meta.story({
  name: 'Sheer elegance',
  tags: ['long'],
  args: { type: 'sheer-elegance' },
});

/** Folds gather from below. */
export const Romana = meta.story({ name: 'Romana', tags: ['long'], args: { type: 'romana' } });

/** Vanes turn, then slide. */
export const Vertical = meta.story({ name: 'Vertical', tags: ['long'], args: { type: 'vertical' } });

/** Panels slide one before the other. */
export const PanelJapones = meta.story({
  name: 'Panel japonés',
  tags: ['long'],
  args: { type: 'panel-japones' },
});

/** Slats tilt, then gather. */
export const Horizontal = meta.story({ name: 'Horizontal', args: { type: 'horizontal' } });

/** Arms unfold and take the fabric out. */
export const ToldoDeBrazos = meta.story({
  name: 'Toldo de brazos',
  tags: ['long'],
  args: { type: 'toldo-brazos' },
});

/** The fabric comes down between cables. */
export const ToldoVertical = meta.story({
  name: 'Toldo vertical',
  tags: ['long'],
  args: { type: 'toldo-vertical' },
});

/** The hoops fold together. */
export const Capota = meta.story({ name: 'Capota', tags: ['long'], args: { type: 'capota' } });

/** The roof retracts to the wall. */
export const Pergola = meta.story({ name: 'Pérgola', tags: ['long'], args: { type: 'pergola' } });
