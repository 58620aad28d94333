import { useActor } from '@xstate/react';
import { fromPromise } from 'xstate';
import { inPercent } from '#src/format/money.ts';
import type { WalkReport } from '../fixtures/report.ts';
import styles from './compare.module.css';
import { differenceOf, type PictureDifference } from './picture-difference.ts';

interface ComparedPicturesProps {
  readonly before: WalkReport;
  readonly after: WalkReport;
}

/** A step that both walks have a picture of. */
interface Pair {
  /** Its number, from 1. */
  readonly number: number;
  readonly text: string;
  readonly value: unknown;
  readonly before: string;
  readonly after: string;
}

interface ComparedPair extends Pair {
  /** null when the pictures have different widths. */
  readonly difference: PictureDifference | null;
}

const pairsOf = ({ before, after }: ComparedPicturesProps): readonly Pair[] =>
  after.steps.flatMap(({ text, value, picture }, at) => {
    const former = before.steps[at]?.picture;
    return former === undefined || picture === undefined
      ? []
      : [{ number: at + 1, text, value, before: former, after: picture }];
  });

/** One after the other: each takes a moment of the page. */
async function compare(pairs: readonly Pair[]): Promise<readonly ComparedPair[]> {
  const compared: ComparedPair[] = [];
  for (const pair of pairs)
    compared.push({ ...pair, difference: await differenceOf(pair.before, pair.after) });
  return compared;
}

/** null when a picture cannot be read. */
const comparing = fromPromise<readonly ComparedPair[] | null, readonly Pair[]>(({ input }) =>
  compare(input).catch(() => null),
);

/** Fewer differing pixels than this share are of no picture that a person tells apart. */
const LEAST = 0.0005;

/** All of a picture, in hundredths of a percent. */
const ALL_BP = 10_000;

const isDifferent = ({ difference }: ComparedPair) => difference === null || difference.share >= LEAST;

/** How each step of two walks looked: the pictures of those that look different, and where they do. */
export function ComparedPictures({ before, after }: ComparedPicturesProps) {
  const pairs = pairsOf({ before, after });
  const [{ status, output }] = useActor(comparing, { input: pairs });
  if (pairs.length === 0)
    return <p className={styles.about}>Los archivos no traen imágenes de los mismos pasos.</p>;
  if (status === 'active') return <p role="status">Comparando {pairs.length} imágenes…</p>;
  if (!output) return <p role="alert">Las imágenes de los archivos no se pueden leer.</p>;
  const different = output.filter(isDifferent);
  return (
    <section className={styles.pictures} aria-label="Cómo se ve cada paso">
      <h2 className={styles.heading}>
        {different.length === 0
          ? `Se ven iguales: ${String(pairs.length)} de ${String(pairs.length)} imágenes`
          : `Se ven distintas: ${String(different.length)} de ${String(pairs.length)} imágenes`}
      </h2>
      {different.map((pair) => (
        <DifferentPair key={pair.number} {...pair} />
      ))}
    </section>
  );
}

const DifferentPair = ({ number, text, value, before, after, difference }: ComparedPair) => (
  <article aria-label={`Paso ${String(number)}`}>
    <h3 className={styles.heading}>
      {number}. {text} → <code>{JSON.stringify(value)}</code>:{' '}
      {difference === null
        ? 'la pantalla tenía otro ancho'
        : `cambió el ${inPercent(Math.round(difference.share * ALL_BP))} de la imagen`}
    </h3>
    <div className={styles.sides}>
      <Picture name="Antes" number={number} url={before} />
      <Picture name="Después" number={number} url={after} />
      {difference === null ? null : <Picture name="Lo que cambió" number={number} url={difference.url} />}
    </div>
  </article>
);

interface PictureProps {
  readonly name: string;
  readonly number: number;
  readonly url: string;
}

const Picture = ({ name, number, url }: PictureProps) => (
  <figure className={styles.picture}>
    <figcaption>{name}</figcaption>
    <img src={url} alt={`${name}, paso ${String(number)}`} />
  </figure>
);
