import { Suspense } from 'react';
import { lazyPart } from '#src/browser/lazy-part.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import { WhenNear } from '#src/ui/near/when-near.tsx';
import classes from './cloth-light.module.css';

const LampStage = lazyPart(
  () => import('./viewer/lamp-stage.tsx').then((part) => ({ default: part.LampStage })),
  () => null,
);

/** A cloth in one of its colours. */
export interface ClothShown {
  readonly variant: Variant;
  readonly colour: Colour;
}

interface ClothLightProps {
  /** The first is shown first. */
  readonly cloths: readonly [ClothShown, ...ClothShown[]];
}

/** Cloths from edge to edge of the page, each held against the sun, which follows the hand. */
export function ClothLight({ cloths }: ClothLightProps) {
  const [{ variant, colour }] = cloths;
  return (
    <div className={classes.band}>
      <div className={classes.first}>
        <ClothSwatch cloth={variant} colour={colour} size="fill" />
      </div>
      <WhenNear aspect={100}>
        <Suspense fallback={null}>
          <LampStage cloths={cloths} />
        </Suspense>
      </WhenNear>
    </div>
  );
}

const opaque: readonly Variant['weave'][] = ['blackout', 'madera', 'aluminio', 'pvc'];

const lightness = (hex: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0);

/** Light passes pale threads best; what is opaque has its first colour. */
const shownColour = ({ colours, weave }: Variant): Colour | undefined =>
  opaque.includes(weave)
    ? colours[0]
    : colours.toSorted((one, other) => lightness(other.hex) - lightness(one.hex))[0];

/** Cloths that differ in their structure, the most open first. */
export function differentCloths(variants: readonly Variant[], most: number): readonly ClothShown[] {
  const first = new Map<string, Variant>();
  for (const variant of variants) {
    if (!first.has(variant.structure)) first.set(variant.structure, variant);
  }
  return [...first.values()]
    .toSorted((one, other) => (other.opennessPercent ?? 0) - (one.opennessPercent ?? 0))
    .slice(0, most)
    .flatMap((variant) => {
      const colour = shownColour(variant);
      return colour === undefined ? [] : [{ variant, colour }];
    });
}
