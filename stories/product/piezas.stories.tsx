import preview from '#.storybook/preview.tsx';
import { MotorPiece } from '#src/ui/product/motor-piece.tsx';
import classes from './drawing-grid.module.css';
import { DrawingGrid, Row } from './drawing-grid.tsx';
import { fabrics } from './samples.ts';

const tubes = [35, 50, 70] as const;

/** The motor in its tube. */
function Pieces() {
  return (
    <DrawingGrid>
      <Row title="Motor y tubo">
        {tubes.map((tube) => (
          <figure key={tube} className={classes.piece}>
            <MotorPiece tube={tube} fabric={fabrics.linen} />
            <figcaption>{`Tubo de ${String(tube)} mm`}</figcaption>
          </figure>
        ))}
      </Row>
    </DrawingGrid>
  );
}

const meta = preview.meta({ title: 'Producto/Piezas', component: Pieces, tags: ['autodocs'] });

/** The tube and its motor are to scale. */
export const Todas = meta.story({ name: 'Todas' });
