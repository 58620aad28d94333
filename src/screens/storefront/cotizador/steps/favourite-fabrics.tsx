import { variantTitle } from '#src/content/find/titles.ts';
import { colourIn, variantIn } from '#src/content/find/variants.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { useFavourites } from '#src/features/favourites/use-favourites.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';

interface FavouriteFabricsProps {
  /** Those of the chosen family. */
  readonly variants: readonly Variant[];
  /** Slugs of what the window has. */
  readonly chosen: { readonly variant: string | null; readonly color: string | null };
  /** Called with the slugs of a favourite. */
  readonly onChoose: (variant: string, color: string) => void;
}

/** The favourites of the chosen family, to take one at once; nothing without any. */
export function FavouriteFabrics({ variants, chosen, onChoose }: FavouriteFabricsProps) {
  const offered = useFavourites().flatMap((favourite) => {
    const variant = variantIn(variants, favourite.variant);
    const colour = variant && colourIn(variant, favourite.color);
    return variant === undefined || colour === undefined ? [] : [{ variant, colour }];
  });
  if (offered.length === 0) return null;
  return (
    <div role="group" aria-label="Tus favoritos" className={layout.row} data-gap="small">
      <span aria-hidden="true">Tus favoritos</span>
      {offered.map(({ variant, colour }) => (
        <button
          key={`${variant.slug}.${colour.slug}`}
          type="button"
          className={buttonClass('small')}
          aria-pressed={variant.slug === chosen.variant && colour.slug === chosen.color}
          onClick={() => {
            onChoose(variant.slug, colour.slug);
          }}
        >
          <ClothSwatch cloth={variant} colour={colour} />
          {variantTitle(variant, colour)}
        </button>
      ))}
    </div>
  );
}
