import { clsx as cx } from 'clsx';
import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import { sayMeasureProblem } from '#src/features/window-words/measure-problems.tsx';
import { secondMeasure } from '#src/features/window-words/piece-words.ts';
import { sayReason } from '#src/features/window-words/reason-texts.ts';
import { inCurrency } from '#src/format/money.ts';
import { MOST_PIECES } from '#src/quoting/most-pieces.ts';
import { decidingReasons } from '#src/quoting/reasons/deciding-reasons.ts';
import { writtenMeasure } from '#src/reading/written-measure.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { offersOf } from '../offers/offers.ts';
import { useQuoter } from '../quoter-state.ts';
import { isWords, type Column } from './cells/columns.ts';
import { unreadIn } from './cells/problems-of.ts';
import { sayUnread } from './cells/unread-texts.ts';
import classes from './sheet.module.css';
import type { SheetActs } from './use-sheet.ts';

interface RowProblemsProps {
  readonly priced: PricedDraftWindow;
  readonly unread: ReadonlyMap<string, string>;
  readonly columns: readonly Column[];
  readonly acts: SheetActs;
}

/** What is wrong with a window, and what can be done about it, in place. */
export function RowProblems({ priced, unread, columns, acts }: RowProblemsProps) {
  const { quotable } = useQuoter();
  const { window, reading, outcome } = priced;
  const { problems } = reading;
  const { name: height } = secondMeasure(window.family);
  const reasons = outcome?.kind === 'refusal' ? decidingReasons(outcome.reasons, outcome.product) : [];
  const texts = [
    ...unreadIn(priced, unread, columns).map(
      ({ column, text: written }) =>
        `${sayUnread(column, written)} ${isWords(column.key) ? 'Escríbelo más corto' : 'Elígelo'} en su celda.`,
    ),
    ...(problems.quantity === 'not-a-number' ? ['Las piezas son un número entero, por ejemplo 2.'] : []),
    ...(problems.quantity === 'too-many' ? [`Hasta ${String(MOST_PIECES)} piezas en un renglón.`] : []),
    ...(problems.variant === 'withdrawn' ? ['Su tela ya no se fabrica: elige otra.'] : []),
    ...(problems.color === 'withdrawn' ? ['Su color ya no se fabrica: elige otro.'] : []),
    ...reasons.map((reason) => sayReason(reason, quotable?.nameOf ?? String, height)),
  ];
  return (
    <div className={cx(layout.stack, classes.problems)} data-gap="small">
      <ul className={classes.texts}>
        {[...new Set(texts)].map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <MeasureQuestions priced={priced} acts={acts} />
      {outcome?.kind === 'refusal' ? <Offers priced={priced} acts={acts} /> : null}
    </div>
  );
}

type PartProps = Pick<RowProblemsProps, 'priced' | 'acts'>;

/** What is wrong with its measures; what may be meant is taken by a press, for both sides at once. */
function MeasureQuestions({ priced: { window, reading }, acts }: PartProps) {
  const { draft } = useQuoter();
  const { unit } = draft;
  const { width, height } = reading.problems;
  const wrong = [
    { key: 'width', title: 'Ancho', problem: width },
    { key: 'height', title: secondMeasure(window.family).label, problem: height },
  ].flatMap(({ problem, ...side }) =>
    problem === undefined || problem.code === 'empty' ? [] : [{ ...side, problem }],
  );
  const meantIn = (way: 'mm' | 'orMm') =>
    wrong.flatMap(({ key, problem }) => {
      const mm = 'mm' in problem ? problem[way] : undefined;
      return mm === undefined ? [] : [{ key, typed: writtenMeasure(mm, unit) }];
    });
  const ways = [meantIn('mm'), meantIn('orMm')].filter((meant) => meant.length > 0);
  if (wrong.length === 0) return null;
  return (
    <p className={cx(layout.row, classes.texts)} data-gap="small">
      <span>
        {wrong.map(({ title, problem }) => `${title}: ${sayMeasureProblem(problem, unit)}`).join(' ')}
      </span>
      {(window.measured === null ? ways : []).map((meant) => (
        <button
          key={meant.map(({ typed }) => typed).join(' × ')}
          type="button"
          className={buttonClass('small')}
          onClick={() => {
            acts.change([{ ...window, ...Object.fromEntries(meant.map(({ key, typed }) => [key, typed])) }]);
          }}
        >
          Usar {meant.map(({ typed }) => typed).join(' × ')} {unit}
        </button>
      ))}
    </p>
  );
}

/** What can be made in its place, with its price. */
function Offers({ priced, acts }: PartProps) {
  const { draft, book, quotable } = useQuoter();
  if (book === null || quotable === null) return null;
  const offers = offersOf({ current: priced, draft, book, quotable });
  if (offers.length === 0) return null;
  return (
    <div className={classes.offers}>
      <strong>No cabe, pero así sí:</strong>
      {offers.map(({ title, detail, centavos, drawbacks, patch }) => (
        <button
          key={title}
          type="button"
          className={cx(buttonClass('small'), classes.offer)}
          onClick={() => {
            acts.change([{ ...priced.window, ...patch }]);
          }}
        >
          <span>{`${title}, ${inCurrency(centavos)}`}</span>
          <span className={text.soft} data-small>
            {[...(detail === '' ? [] : [`${detail}.`]), ...drawbacks].join(' ')}
          </span>
        </button>
      ))}
    </div>
  );
}
