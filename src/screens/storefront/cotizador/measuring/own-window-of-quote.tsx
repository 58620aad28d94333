import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import { rememberEstimate } from '#src/features/own-window/estimated-size.ts';
import { OwnWindow } from '#src/features/own-window/own-window.tsx';
import { measureToOrder } from '#src/quoting/measures/measure.ts';
import { writtenMeasure } from '#src/reading/written-measure.ts';
import { projectsFromWall, type Drawing } from '#src/ui/product/drawing.ts';
import { useQuoter } from '../quoter-state.ts';
import { NOT_MEASURED } from './not-measured.ts';

interface OwnWindowOfQuoteProps {
  readonly current: PricedDraftWindow;
  readonly drawing: Drawing;
}

/** Shows the open window's product in a photo, and takes its estimated size; a product that projects cannot be shown. */
export function OwnWindowOfQuote({ current: { window, reading }, drawing }: OwnWindowOfQuoteProps) {
  const { actor, draft } = useQuoter();
  const { variant } = reading;
  const colour = reading.colour ?? variant?.colours[0];
  if (variant === null || colour === undefined || projectsFromWall(drawing.type)) return null;
  const { key, mount } = window;
  return (
    <OwnWindow
      variant={variant}
      colour={colour}
      quoted={{
        drawing,
        isMeasured: reading.widthMm !== null && reading.heightMm !== null,
        onColour: (color) => {
          actor.send({ type: 'edit.change', key, patch: { color } });
        },
        onUse: ({ widthMm, heightMm }) => {
          const size = measureToOrder(
            {
              widthsMm: [widthMm, widthMm, widthMm],
              heightsMm: [heightMm, heightMm, heightMm],
              mount,
            },
            variant.product,
          );
          rememberEstimate(size);
          actor.send({
            type: 'edit.change',
            key,
            patch: {
              width: writtenMeasure(size.widthMm, draft.unit),
              height: writtenMeasure(size.heightMm, draft.unit),
              measured: window.measured ?? NOT_MEASURED,
            },
          });
          actor.send({ type: 'step.measures' });
        },
      }}
    />
  );
}
