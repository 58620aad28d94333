import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { keptHere, type KeptHere } from '#machines/support/kept-here.ts';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import { href } from '#src/config/routes.ts';
import { favouritesHref } from '#src/features/favourites/favourites-href.ts';
import { samplesHref } from '#src/features/samples/samples-href.ts';
import { OfflineCopy } from '#src/features/site/offline-copy.tsx';
import { counted } from '#src/format/words.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { useColorScheme } from '#src/ui/theme/color-scheme.ts';
import classes from './browser-summary.module.css';
import { BROWSER_SECTION } from './notice-text.ts';

const TITLE = 'en-tu-navegador';

const schemes = { auto: 'La de tu sistema', light: 'Clara', dark: 'Oscura' } as const;

const day = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'long' });

const kilobytes = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 });

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** Whether there is something, rather than nothing. */
  readonly isKept: boolean;
}

const count = (name: string, number: number, words: string, to: string): Fact => ({
  name,
  value: number === 0 ? 'Nada' : <Link to={to}>{words}</Link>,
  isKept: number > 0,
});

/** What others left is counted, never shown. */
function othersText({ unsent, until }: KeptHere['others']): string {
  if (until === null)
    return unsent === 0 ? 'Nada' : counted(unsent, 'cotización por enviar', 'cotizaciones por enviar');
  const what =
    unsent === 0 ? 'Borradores' : counted(unsent, 'cotización por enviar', 'cotizaciones por enviar');
  return `${what}; se borra el ${day.format(until)} si nadie vuelve`;
}

const factsOf = (kept: KeptHere, scheme: keyof typeof schemes): readonly Fact[] => [
  // The code of the app sets none, which a test makes sure of.
  { name: 'Cookies propias', value: 'Ninguna', isKept: false },
  {
    name: 'Tu sesión',
    value: kept.hasSession ? 'Abierta en este navegador' : 'No has entrado',
    isKept: kept.hasSession,
  },
  count('Tu cotización', kept.windows, counted(kept.windows, 'ventana', 'ventanas'), href('quoter')),
  count('Por enviar', kept.unsent, counted(kept.unsent, 'cotización', 'cotizaciones'), href('quotes')),
  count('Solicitudes enviadas', kept.sent, counted(kept.sent, 'solicitud', 'solicitudes'), href('quoter')),
  count('Tus datos para pedir', Number(kept.hasSender), 'Nombre, teléfono y correo', href('quoter')),
  count(
    'Tus muestras',
    kept.samples,
    counted(kept.samples, 'tela elegida', 'telas elegidas'),
    samplesHref([]),
  ),
  count('Tus favoritos', kept.favourites, counted(kept.favourites, 'favorito', 'favoritos'), favouritesHref),
  {
    name: 'Tu código postal',
    value: kept.postcode ?? 'Ninguno',
    isKept: kept.postcode !== null,
  },
  {
    name: 'Formularios a medias',
    value: kept.forms === 0 ? 'Ninguno' : counted(kept.forms, 'formulario', 'formularios'),
    isKept: kept.forms > 0,
  },
  {
    name: 'De otras cuentas',
    value: othersText(kept.others),
    isKept: kept.others.unsent > 0 || kept.others.until !== null,
  },
  { name: 'Apariencia', value: schemes[scheme], isKept: scheme !== 'auto' },
  {
    name: 'En total',
    value:
      kept.entries === 0
        ? 'Nada'
        : `${counted(kept.entries, 'dato', 'datos')}, ${kilobytes.format(kept.bytes / 1_000)} KB`,
    isKept: kept.entries > 0,
  },
];

/** In a built page nothing is known of who reads it. */
const unknown = factsOf(
  {
    hasSession: false,
    windows: 0,
    unsent: 0,
    sent: 0,
    hasSender: false,
    samples: 0,
    favourites: 0,
    postcode: null,
    forms: 0,
    others: { unsent: 0, until: null },
    entries: 0,
    bytes: 0,
  },
  'auto',
).map(({ name }): Fact => ({ name, value: '…', isKept: false }));

/** What this browser keeps of the site right now, counted in it and sent nowhere. */
export function BrowserSummary() {
  const isHydrated = useHydrated();
  const scheme = useColorScheme();
  const kept = isHydrated ? keptHere() : null;
  return (
    <section aria-labelledby={TITLE} className={cx(layout.onScreen, classes.summary)}>
      <h2 id={TITLE} className={text.title}>
        Ahora mismo, en este navegador
      </h2>
      {isHydrated && kept === null ? (
        <p>Tu navegador no deja guardar nada, así que no hay nada.</p>
      ) : (
        <dl className={cx(layout.columns, layout.scripted, classes.facts)} data-fill>
          {(kept === null ? unknown : factsOf(kept, scheme)).map(({ name, value, isKept }) => (
            <div key={name} data-kept={isKept || undefined}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={text.soft} data-small>
        Lo cuenta tu navegador y no se envía a nadie.{' '}
        <a className={text.link} href={`#${BROWSER_SECTION}`}>
          Qué es cada cosa y cómo se borra
        </a>
      </p>
      <OfflineCopy />
      <noscript>
        <p>Sin JavaScript, este sitio no guarda nada en tu navegador.</p>
      </noscript>
    </section>
  );
}
