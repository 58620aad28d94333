import type { ChosenSample } from '#machines/sample-basket/sample-basket.machine.ts';
import { href } from '#src/config/routes.ts';

/** Id of the section in which samples are requested. */
export const SAMPLES_ID = 'muestras';

const SAMPLE = 'muestra';
const QUOTE = 'de';

/** Names of the parameters, to remove them once they were read. */
export const sampleParams = [SAMPLE, QUOTE] as const;

/**
 * Path of the section in which samples are requested, with some that it adds to those chosen before.
 * @param quote folio of the quote that they are for
 */
export function samplesHref(
  samples: readonly Pick<ChosenSample, 'variant' | 'color'>[],
  quote: string | null = null,
): string {
  const query = new URLSearchParams(samples.map(({ variant, color }) => [SAMPLE, `${variant}.${color}`]));
  if (quote !== null) query.set(QUOTE, quote);
  const search = query.toString();
  return `${href('contact')}${search === '' ? '' : `?${search}`}#${SAMPLES_ID}`;
}

/** The samples that an address adds. */
export function samplesIn(search: string): readonly ChosenSample[] {
  const query = new URLSearchParams(search);
  return query.getAll(SAMPLE).flatMap((text) => {
    const [variant = '', color = '', ...rest] = text.split('.');
    return variant === '' || color === '' || rest.length > 0
      ? []
      : [{ variant, color, quote: query.get(QUOTE) }];
  });
}
