import type { ChosenSample } from '#machines/sample-basket/sample-basket.machine.ts';
import { humaniseName } from '#src/content/humanise.ts';
import { useQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './samples.module.css';

interface SampleListProps {
  readonly samples: readonly ChosenSample[];
  readonly onRemove: (sample: ChosenSample) => void;
}

/** The chosen samples, each with a button that takes it out. */
export function SampleList({ samples, onRemove }: SampleListProps) {
  const quotable = useQuotable();
  const variantOf = typeof quotable === 'string' ? () => undefined : quotable.variantOf;
  return (
    <ul aria-label="Muestras elegidas" className={layout.lines}>
      {samples.map((sample) => {
        const variant = variantOf(sample.variant);
        const colour = variant?.colours.find(({ slug }) => slug === sample.color);
        const name = `${variant?.name ?? humaniseName(sample.variant)}, ${colour?.name ?? humaniseName(sample.color)}`;
        return (
          <li key={`${sample.variant}.${sample.color}`} className={classes.sample}>
            {variant === undefined || colour === undefined ? (
              <span />
            ) : (
              <ClothSwatch cloth={variant} colour={colour} />
            )}
            <span>
              {name}
              {sample.quote === null ? null : (
                <span className={text.soft} data-small>
                  {' '}
                  de {sample.quote}
                </span>
              )}
            </span>
            <button
              type="button"
              className={buttonClass('link')}
              aria-label={`Quitar ${name}`}
              onClick={() => {
                onRemove(sample);
              }}
            >
              Quitar
            </button>
          </li>
        );
      })}
    </ul>
  );
}
