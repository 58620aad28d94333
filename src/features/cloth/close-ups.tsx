import { Suspense } from 'react';
import { lazyPart } from '#src/browser/lazy-part.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { Section } from '#src/features/shop-page/shop-page.tsx';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import { WhenNear } from '#src/ui/near/when-near.tsx';
import classes from './close-ups.module.css';

const Viewer = lazyPart(
  () => import('./viewer/viewer.tsx').then((part) => ({ default: part.Viewer })),
  () => null,
);

function materialOf({ weave, family }: Variant): string {
  if (weave === 'madera') return 'La madera';
  if (weave === 'aluminio') return 'El aluminio';
  return weave === 'pvc' && !family.startsWith('toldos-') ? 'El PVC' : 'La tela';
}

interface CloseUpsProps {
  readonly variant: Variant;
  readonly colour: Colour;
  /** All variants of its family, to compare with. */
  readonly family: readonly Variant[];
}

/** The cloth at close range, from the front and against the light, beside others if wanted. */
export function CloseUps(props: CloseUpsProps) {
  const { variant, colour } = props;
  return (
    <Section folded id="de-cerca" title={`${materialOf(variant)} de cerca`}>
      <div className={classes.place}>
        <div className={classes.room}>
          <div className={classes.first}>
            <ClothSwatch cloth={variant} colour={colour} size="fill" />
          </div>
          <WhenNear aspect={100}>
            <Suspense fallback={null}>
              <Viewer key={variant.slug} {...props} />
            </Suspense>
          </WhenNear>
        </div>
      </div>
    </Section>
  );
}
