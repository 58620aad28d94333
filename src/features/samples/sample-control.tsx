import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import { site } from '#src/config/site.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { whatsappWith } from '#src/ui/contact/contact-links.ts';
import { samplesHref } from './samples-href.ts';

const BasketControl = lazyPart(
  () => import('./basket/basket-control.tsx').then((module) => ({ default: module.BasketControl })),
  () => null,
);

interface SampleControlProps {
  readonly variant: Variant;
  readonly colour: Colour;
}

/** Adds a sample of a colour to those that are requested together; where the shop sends none, asks it by WhatsApp. */
export function SampleControl({ variant, colour }: SampleControlProps) {
  const isHydrated = useHydrated();
  if (site.samples === undefined) {
    const words = `Hola, quiero una muestra de ${variant.name} en ${colour.name} (${colour.code}).`;
    return (
      <a href={whatsappWith(words)} rel="noreferrer">
        Pide una muestra
      </a>
    );
  }
  const chosen = { variant: variant.slug, color: colour.slug };
  const link = <Link to={samplesHref([chosen])}>Pide una muestra</Link>;
  if (!isHydrated) return link;
  return (
    <Suspense fallback={link}>
      <BasketControl {...chosen} offered={site.samples} />
    </Suspense>
  );
}
