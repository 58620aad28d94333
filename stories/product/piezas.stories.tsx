import preview from '#.storybook/preview.tsx';
import { FabricSwatch } from '#src/ui/product/fabric-swatch.tsx';
import { MotorPiece } from '#src/ui/product/motor-piece.tsx';
import { fabrics } from './samples.ts';
import { Row, DrawingGrid } from './drawing-grid.tsx';
import classes from './drawing-grid.module.css';

const tubes = [35, 50, 70] as const;

/** The fabric alone, and the motor in its tube. */
function Pieces() {
  return (
    <DrawingGrid>
      <Row title="Muestras">
        {Object.entries(fabrics).map(([name, fabric]) => (
          <figure key={name} className={classes['swatch']}>
            <FabricSwatch fabric={fabric} />
            <figcaption>{fabric.colourName}</figcaption>
          </figure>
        ))}
      </Row>
      <Row title="Motor y tubo">
        {tubes.map((tube) => (
          <figure key={tube} className={classes['piece']}>
            <MotorPiece tube={tube} fabric={fabrics.linen} />
            <figcaption>{`Tubo de ${String(tube)} mm`}</figcaption>
          </figure>
        ))}
      </Row>
    </DrawingGrid>
  );
}

const meta = preview.meta({ title: 'Producto/Piezas', component: Pieces, tags: ['autodocs'] });

/** Swatches show the weave as in the drawing; the tube and its motor are to scale. */
export const Todas = meta.story();
