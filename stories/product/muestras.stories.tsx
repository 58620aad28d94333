import preview from '#.storybook/preview.tsx';
import { variants } from '#src/content/variants.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import classes from './cloths.module.css';

/** Every cloth in every colour, as tiles and as they stand beside a name. */
function Cloths() {
  return (
    <div className={classes.cloths}>
      {variants.map((variant) => (
        <section key={variant.slug} aria-label={variant.name}>
          <h2>{variant.name}</h2>
          <ul>
            {variant.colours.map((colour) => (
              <li key={colour.code}>
                <ClothSwatch cloth={variant} colour={colour} size="tile" />
                <ClothSwatch cloth={variant} colour={colour} />
                <span>{colour.name}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const meta = preview.meta({ title: 'Producto/Muestras', component: Cloths, tags: ['autodocs'] });

/** Leaves, bands, mesh and grain are seen, and the colour is the catalog's. */
export const Todas = meta.story({ name: 'Todas' });
