import type { DraftWindow } from '#src/api/draft.ts';
import { families } from '#src/content/families.ts';
import { projectsFromWall } from '#src/ui/product/drawing.ts';

/** What a line of a quote is called: for a blind its window, for an awning the awning. */
export interface PieceWords {
  /** "ventana" */
  readonly one: string;
  /** "ventanas" */
  readonly many: string;
  /** "esta ventana" */
  readonly this: string;
  /** "de la ventana" */
  readonly of: string;
  /** "Ventana", as in the name "Ventana 2". */
  readonly title: string;
}

/** What the measure beside the width is called. */
export interface SecondMeasure {
  /** "Alto" */
  readonly label: string;
  /** "alto" */
  readonly name: string;
  /** "altos" */
  readonly many: string;
  /** "el alto" */
  readonly the: string;
  /** "los altos" */
  readonly all: string;
  /** How to give it: "Escribe el ancho y el alto." */
  readonly ask: string;
  /** Whether it is measured from the wall, not along it. */
  readonly isProjection: boolean;
}

const ventana: PieceWords = {
  one: 'ventana',
  many: 'ventanas',
  this: 'esta ventana',
  of: 'de la ventana',
  title: 'Ventana',
};
const toldo: PieceWords = {
  one: 'toldo',
  many: 'toldos',
  this: 'este toldo',
  of: 'del toldo',
  title: 'Toldo',
};
const pergola: PieceWords = {
  one: 'pérgola',
  many: 'pérgolas',
  this: 'esta pérgola',
  of: 'de la pérgola',
  title: 'Pérgola',
};
const pieza: Pick<PieceWords, 'one' | 'many'> = { one: 'pieza', many: 'piezas' };

const shapeOf = (family: DraftWindow['family']) => families.find(({ id }) => id === family)?.shape;

/** The words for a piece of a family; a window until its family is chosen. */
export function pieceWords(family: DraftWindow['family']): PieceWords {
  const found = families.find(({ id }) => id === family);
  if (found?.product !== 'toldos') return ventana;
  return found.shape === 'pergola' ? pergola : toldo;
}

/** The name of a line, or what it is when it has none: "Sala", "Toldo". */
export const pieceName = (name: string, family: DraftWindow['family']): string =>
  name.trim() === '' ? pieceWords(family).title : name;

/** The words for several lines together: "piezas" when they are of different kinds. */
export function wordsOfAll(
  windows: readonly Pick<DraftWindow, 'family'>[],
): Pick<PieceWords, 'one' | 'many'> {
  const [first = ventana, ...others] = new Set(windows.map(({ family }) => pieceWords(family)));
  return others.length === 0 ? first : pieza;
}

const height: SecondMeasure = {
  label: 'Alto',
  name: 'alto',
  many: 'altos',
  the: 'el alto',
  all: 'los altos',
  ask: 'Escribe el ancho y el alto.',
  isProjection: false,
};
const drop: SecondMeasure = {
  label: 'Caída',
  name: 'caída',
  many: 'caídas',
  the: 'la caída',
  all: 'las caídas',
  ask: 'Escribe el ancho y la caída.',
  isProjection: false,
};
const projection: SecondMeasure = {
  label: 'Salida',
  name: 'salida',
  many: 'salidas',
  the: 'la salida',
  all: 'las salidas',
  ask: 'Escribe el ancho y elige la salida.',
  isProjection: true,
};

/** The measure beside the width: the projection of an awning, the drop of a vertical one, the height of a blind. */
export function secondMeasure(family: DraftWindow['family']): SecondMeasure {
  const shape = shapeOf(family);
  if (shape === 'toldo-vertical') return drop;
  return shape !== undefined && projectsFromWall(shape) ? projection : height;
}

/** A name that nobody typed. */
const UNTYPED = /^(?:Ventana|Toldo|Pérgola) (\d+)$/;

/**
 * The name of a window in a family, while it has a name that nobody typed: "Toldo 2" instead of "Ventana 2".
 * @param name its name; null for a new one
 * @param count the number of windows in the quote
 */
export function nameInFamily(family: DraftWindow['family'], name: string | null, count: number): string {
  const { title } = pieceWords(family);
  if (name === null) return `${title} ${String(count + 1)}`;
  const [, number] = UNTYPED.exec(name) ?? [];
  return number === undefined ? name : `${title} ${number}`;
}
