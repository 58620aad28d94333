import preview from '#.storybook/preview.tsx';
import { Cell, DrawingGrid, Row } from './drawing-grid.tsx';
import { everyType, inUse, names, usual } from './samples.ts';

const sizes = [
  [200, 200],
  [600, 2_400],
  [1_200, 1_200],
  [5_000, 1_200],
  [5_000, 4_000],
] as const;

/** Each product from its smallest to its largest size: hardware keeps its true size. */
function Sizes() {
  return (
    <DrawingGrid>
      {everyType.map((type) => (
        <Row key={type} title={names[type]}>
          {sizes.map(([width, height]) => (
            <Cell
              key={`${String(width)} × ${String(height)}`}
              {...usual[type]}
              {...{ width, height }}
              detail="card"
              openness={inUse[type]}
              caption={`${String(width)} × ${String(height)} mm`}
            />
          ))}
        </Row>
      ))}
    </DrawingGrid>
  );
}

const meta = preview.meta({ title: 'Producto/Medidas', component: Sizes, tags: ['autodocs', 'long'] });

/** A tube of 38 mm is large in a window of 20 cm, and a line in one of 5 m. */
export const Todas = meta.story({ name: 'Todas' });
