import { clsx as cx } from 'clsx';
import { lazy, Suspense, useRef } from 'react';
import { useHashTarget } from '#src/browser/use-hash-target.ts';
import { site } from '#src/config/site.ts';
import { inCurrency } from '#src/format/money.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { SAMPLES_ID } from './samples-href.ts';

const Chosen = lazy(async () => ({ default: (await import('./basket/chosen.tsx')).Chosen }));

/** The section in which the chosen samples are requested; nothing where the shop sends none. */
export function SampleSection() {
  const { samples: offered } = site;
  const heading = useRef<HTMLHeadingElement>(null);
  useHashTarget(SAMPLES_ID, heading);
  if (offered === undefined) return null;
  const { free, extraCentavos } = offered;
  return (
    <section className={cx(layout.stack, layout.whole)} aria-labelledby={SAMPLES_ID}>
      <h2 ref={heading} id={SAMPLES_ID} tabIndex={-1} className={text.title}>
        Muestras en tu casa
      </h2>
      <p className={cx(text.soft, text.text)}>
        Mira la tela con tu luz antes de decidir: {String(free)} muestras van sin costo
        {extraCentavos === 0 ? '' : `, y cada una más cuesta ${inCurrency(extraCentavos)}`}.
      </p>
      <Suspense fallback={<Waiting label="Buscando tus muestras…" />}>
        <Chosen offered={offered} />
      </Suspense>
    </section>
  );
}
