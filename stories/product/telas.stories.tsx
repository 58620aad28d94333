import preview from '#.storybook/preview.tsx';
import type { Fabric } from '#src/ui/product/drawing.ts';
import { Cell, DrawingGrid, Row } from './drawing-grid.tsx';
import { fabrics, usual } from './samples.ts';

const blinds: readonly Fabric[] = [
  fabrics.blackout,
  fabrics.screen,
  fabrics.screenOpen,
  fabrics.translucent,
  fabrics.decorative,
];
const slats: readonly Fabric[] = [fabrics.wood, fabrics.aluminium, fabrics.pvc];
const greys = ['#f4f1ea', '#c9c5bb', '#8f8d87', '#55565a', '#26292c'] as const;
const openFactors = [1, 3, 5, 10] as const;

/** Each fabric with light behind it, by day and in the evening. */
function Fabrics() {
  return (
    <DrawingGrid>
      {(['day', 'evening'] as const).map((time) => (
        <Row key={time} title={time === 'day' ? 'De día' : 'Al anochecer'}>
          {blinds.map((fabric) => (
            <Cell
              key={fabric.colour}
              {...usual.enrollable}
              detail="card"
              {...{ fabric, time }}
              openness={0.2}
              caption={`${fabric.weave}, ${fabric.colourName ?? ''}`}
            />
          ))}
        </Row>
      ))}
      <Row title="Tablillas y tiras">
        {slats.map((fabric) => (
          <Cell
            key={fabric.weave}
            {...usual.horizontal}
            detail="card"
            fabric={fabric}
            openness={0.25}
            caption={fabric.weave}
          />
        ))}
      </Row>
    </DrawingGrid>
  );
}

/** Screens from the densest to the most open, from white to black: dark ones show the view best. */
function Screens() {
  return (
    <DrawingGrid>
      {openFactors.map((openFactor) => (
        <Row key={openFactor} title={`Apertura de ${String(openFactor)} %`}>
          {greys.map((colour) => (
            <Cell
              key={colour}
              {...usual.enrollable}
              detail="card"
              openness={0.1}
              fabric={{ colour, weave: 'screen', openFactor }}
            />
          ))}
        </Row>
      ))}
    </DrawingGrid>
  );
}

const meta = preview.meta({ title: 'Producto/Telas', component: Fabrics, tags: ['autodocs'] });

/** Blackout lets light in at its edges only; the others glow or show the view. */
export const Todas = meta.story({ name: 'Todas', tags: ['long'] });

/** How much a screen shows depends on its openness and its colour. */
export const Screen = meta.story({ name: 'Screen', render: () => <Screens /> });
