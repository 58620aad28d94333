import type { QuotedWindow, WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import type { Choices } from '#src/api/draft.ts';
import { familyOf, hangsInRecess } from '#src/content/families.ts';
import { humaniseName } from '#src/content/humanise.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import type { Estimate } from '#src/features/delivery/estimate.ts';
import { drawingOfWindow } from '#src/features/draft-windows/drawing-of-window.ts';
import { fittingTexts } from '#src/features/draft-windows/fitting.ts';
import { measuredText } from '#src/features/draft-windows/measured.ts';
import { mountNames } from '#src/features/draft-windows/mount.ts';
import { layNames } from '#src/features/window-words/lay-names.ts';
import { pieceName, secondMeasure } from '#src/features/window-words/piece-words.ts';
import { sayDrawback } from '#src/features/window-words/reason-texts.ts';
import { inMetres, sizeInMetres } from '#src/format/measures.ts';
import { counted } from '#src/format/words.ts';
import { blindsBeside, drawbacksOfOffer } from '#src/quoting/asked.ts';
import { chosenControl, galleryIdOf } from '#src/quoting/making/finish.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { Drawback } from '#src/quoting/reasons/drawback.ts';
import type { Drawing } from '#src/ui/product/drawing.ts';

/** The facts of a quoted window, as texts. */
export interface WindowFacts {
  readonly key: string;
  /** "Sala" */
  readonly name: string;
  /** "Persiana enrollable"; null when the product is no longer in the catalog. */
  readonly family: string | null;
  readonly product: string;
  readonly colour: string;
  /** "Agotada: llega el 3 de diciembre"; null when its fabric is available, or nothing is known about it. */
  readonly fabric: string | null;
  /** "1.20 × 1.40 m" */
  readonly size: string;
  /** "por dentro"; null when not known, and for awnings. */
  readonly mount: string | null;
  /** "3 lado a lado"; null when it hangs alone. */
  readonly beside: string | null;
  /** How the fabric is cut: "2 lienzos", "tela en horizontal". */
  readonly cut: readonly string[];
  /** Disadvantages that the client accepts with the window, as sentences. */
  readonly drawbacks: readonly string[];
  /** "Cadena" */
  readonly control: string | null;
  /** How it is fixed and handled: "cadena de 1.50 m a la derecha", "fijación a techo". */
  readonly fitting: readonly string[];
  /** The measured recess, as a sentence; null when the size was typed. */
  readonly measured: string | null;
  /** A chosen motor, gallery, remotes, installation and other extras. */
  readonly extras: readonly string[];
  /** Those that the line has once, for any number of pieces. */
  readonly once: readonly string[];
  readonly quantity: number;
  /** "Nota: detrás del clóset"; null without one. */
  readonly note: string | null;
  /** "Opcional"; null where its client may not leave it out. */
  readonly optional: string | null;
  /** null when the product is no longer in the catalog. */
  readonly drawing: Drawing | null;
  readonly variant: Variant | null;
  readonly colourOf: Colour | null;
}

/** Facts of windows, computed once for each. */
const cache = new WeakMap<
  QuotedWindow | WindowPayload,
  { readonly quotable: Quotable; readonly facts: WindowFacts }
>();

/** The facts of a quoted window: texts, and a drawing to scale. */
export function factsOf(window: QuotedWindow | WindowPayload, quotable: Quotable): WindowFacts {
  const before = cache.get(window);
  if (before?.quotable === quotable) return before.facts;
  const facts = readFacts(window, quotable);
  cache.set(window, { quotable, facts });
  return facts;
}

function readFacts(window: QuotedWindow | WindowPayload, quotable: Quotable): WindowFacts {
  const { key, name, variant: slug, color, line, mount, measured, fitting, asked, note, optional } = window;
  const variant = quotable.variantOf(slug) ?? null;
  const colour = variant?.colours.find((one) => one.slug === color) ?? null;
  const { widthMm, heightMm, quantity } = line;
  const chosen = choiceTexts(line, variant, quotable.nameOf);
  const blinds = blindsBeside(asked, quantity);
  const today = madeToday(line, variant, quotable);
  // A saved window keeps those that were agreed, whatever the catalog says since.
  const agreed = 'drawbacks' in window ? window.drawbacks : undefined;
  // What each field of a window says: a field without its facts does not compile.
  const of = {
    key: { key },
    name: { name: pieceName(name, variant?.family ?? null) },
    variant: {
      family: variant === null ? null : familyOf(variant.family).one,
      product: variant?.name ?? humaniseName(slug),
      variant,
    },
    color: { colour: colour?.name ?? humaniseName(color), colourOf: colour },
    line: {
      size: sizeInMetres(widthMm, heightMm),
      cut: [...chosen.lay, ...chosen.cloths, ...chosen.rollMm],
      control: chosen.control[0] ?? null,
      extras: [...chosen.motor, ...chosen.gallery, ...chosen.remotes, ...chosen.extras],
      once: today.once,
      quantity,
    },
    mount: {
      mount: mount === null || (variant !== null && !hangsInRecess(variant)) ? null : mountNames[mount],
    },
    measured: {
      measured:
        measured === null ? null : measuredText(measured, secondMeasure(variant?.family ?? null).many),
    },
    fitting: { fitting: fittingTexts(fitting ?? {}, variant, line) },
    note: { note: typeof note === 'string' && note !== '' ? `Nota: ${note}` : null },
    optional: { optional: optional === true ? 'Opcional' : null },
    asked: { beside: blinds > 1 ? `${String(blinds)} lado a lado` : null },
  } satisfies Readonly<Record<keyof WindowPayload, Partial<WindowFacts>>>;
  return {
    ...{ ...of.key, ...of.name, ...of.variant, ...of.color, ...of.line },
    ...{ ...of.mount, ...of.measured, ...of.fitting, ...of.asked, ...of.note, ...of.optional },
    fabric: null,
    drawbacks: (agreed ?? [...today.drawbacks, ...drawbacksOfOffer(asked, line)]).map(sayDrawback),
    drawing: drawingOfWindow(
      { mount: mount ?? 'inside', choices: line, fitting: fitting ?? {}, blinds },
      { variant, colour, widthMm, heightMm, forChildren: fitting?.safety !== undefined },
    ),
  };
}

/** Each choice as texts: a choice without its texts does not compile. A discount is in the price. */
function choiceTexts(line: Choices, variant: Variant | null, nameOf: Quotable['nameOf']) {
  const { motor, lay, cloths = 1, rollMm, remotes = [], extras = [] } = line;
  const control = variant === null ? line.control : chosenControl(variant.product, line)?.id;
  const gallery = variant === null ? line.gallery : galleryIdOf(line, variant.product);
  const named = (id: string | undefined) => (id === undefined ? [] : [nameOf(id)]);
  const texts: Readonly<Record<keyof Choices, readonly string[]>> = {
    control: named(control),
    motor: named(motor),
    lay: lay === undefined || lay === 'normal' ? [] : [layNames[lay]],
    cloths: cloths > 1 ? [`${String(cloths)} lienzos`] : [],
    rollMm: rollMm === undefined ? [] : [`rollo de ${inMetres(rollMm)} m`],
    gallery: named(gallery),
    remotes: remotes.map(({ id, count }) => `${nameOf(id)}${count > 1 ? ` (${String(count)})` : ''}`),
    extras: extras.map(nameOf),
    discountBp: [],
  };
  return texts;
}

/** The facts of offered windows, with the estimate of their delivery; null when it cannot be ordered any more. */
export const offeredWindows = (
  windows: readonly QuotedWindow[],
  quotable: Quotable,
  estimate: Estimate | null,
): readonly WindowFacts[] =>
  windows.map((window, at) => ({ ...factsOf(window, quotable), fabric: estimate?.fabrics[at] ?? null }));

/** What is known of a window as it is made today: its drawbacks, and what is charged once. */
function madeToday(
  line: QuotedWindow['line'],
  variant: Variant | null,
  { publicPrices, nameOf }: Quotable,
): { readonly drawbacks: readonly Drawback[]; readonly once: readonly string[] } {
  const outcome = variant === null ? null : quoteLine(line, variant.product, publicPrices);
  return outcome?.kind === 'quote'
    ? {
        drawbacks: outcome.drawbacks,
        once: outcome.perLine.filter(({ centavos }) => centavos > 0).map(({ id }) => nameOf(id)),
      }
    : { drawbacks: [], once: [] };
}

/** The lines that a document states of a window, from the first to the last. */
const lineNames = ['product', 'fabric', 'size', 'handling', 'drawbacks', 'note', 'optional'] as const;
type LineName = (typeof lineNames)[number];

/** Facts that have their own place beside the description. The measured recess is for the workshop, not for clients. */
type Beside = 'key' | 'name' | 'drawing' | 'variant' | 'colourOf' | 'measured' | 'once';

type Said = readonly [line: LineName, texts: readonly (string | null)[]];

const separators: Readonly<Record<LineName, string>> = {
  product: ', ',
  fabric: '',
  size: ' · ',
  handling: ' · ',
  drawbacks: ' ',
  note: '',
  optional: '',
};

/** The description of a window, as every document states it, line by line. A fact without its line does not compile. */
export function linesOf(facts: WindowFacts): readonly string[] {
  const said: Readonly<Record<Exclude<keyof WindowFacts, Beside>, Said>> = {
    family: ['product', [facts.family]],
    product: ['product', [facts.product]],
    colour: ['product', [facts.colour]],
    fabric: ['fabric', [facts.fabric === null ? null : `${facts.fabric}.`]],
    size: ['size', [facts.size]],
    quantity: ['size', [pieces(facts.quantity)]],
    beside: ['size', [facts.beside]],
    mount: ['size', [facts.mount]],
    cut: ['size', facts.cut],
    control: ['handling', [facts.control]],
    fitting: ['handling', facts.fitting],
    extras: ['handling', facts.extras],
    drawbacks: ['drawbacks', facts.drawbacks],
    note: ['note', [facts.note]],
    optional: ['optional', [facts.optional]],
  };
  const texts = Object.values(said);
  return lineNames.flatMap((name) => {
    const parts = texts
      .flatMap(([line, ones]) => (line === name ? ones : []))
      .filter((part) => part !== null);
    return parts.length === 0 ? [] : [parts.join(separators[name])];
  });
}

/** "3 piezas" */
const pieces = (quantity: number): string => counted(quantity, 'pieza', 'piezas');
