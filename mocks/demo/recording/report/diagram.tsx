import type { Row, Sequence } from './sequence.ts';

const LANE_PX = 156;
const ROW_PX = 30;
const HEAD_PX = 36;
const PAD_PX = 12;

/** The longest text beside its neighbours; all of it is in the list. */
const MOST_CHARACTERS = 46;

const STYLE = `
.seq { display: block; font: 12px/1 system-ui, sans-serif; }
.seq text { fill: var(--ink, CanvasText); text-anchor: middle; }
/* At the left end: the other may be out of sight. */
.seq .seq-over { text-anchor: start; paint-order: stroke; stroke: var(--paper, Canvas); stroke-linejoin: round; stroke-width: 5px; }
.seq .seq-lane { stroke: var(--rule, GrayText); stroke-dasharray: 2 4; }
.seq .seq-line { fill: none; stroke: var(--accent, CanvasText); stroke-width: 1.5; }
.seq .seq-tip { fill: var(--accent, CanvasText); }
.seq .seq-answer { stroke-dasharray: 5 4; }
.seq .seq-box { fill: var(--sunken, Canvas); stroke: var(--rule, GrayText); }
.seq .seq-wrong { stroke: var(--danger, #b3261e); }
.seq text.seq-wrong { fill: var(--danger, #b3261e); stroke: none; }
.seq text.seq-over.seq-wrong { stroke: var(--paper, Canvas); }
.seq .seq-tip.seq-wrong { fill: var(--danger, #b3261e); }
.seq .seq-now { fill: var(--accent-soft, Highlight); }
.seq-scroll { border: 1px solid var(--rule, GrayText); max-block-size: 80vh; overflow: auto; }
.seq-head { background: var(--paper, Canvas); inset-block-start: 0; position: sticky; z-index: 1; inline-size: max-content; }
`;

const cut = (text: string) =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text;

const textOf = ({ text, times }: Row) => cut(times === 1 ? text : `${text} (${String(times)} veces)`);

const middleOf = (lane: number) => PAD_PX + (lane + 0.5) * LANE_PX;

interface RowProps {
  readonly row: Row;
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

const toneOf = ({ tone }: Row) => (tone === 'wrong' ? ' seq-wrong' : '');

/** About what a text is wide, in px: a box is drawn before its letters are measured. */
const widthOf = (text: string) => text.length * 6.6 + 16;

function Note({ row, y, from }: RowProps) {
  const text = textOf(row);
  const width = widthOf(text);
  const middle = Math.max(middleOf(from), PAD_PX + width / 2);
  return (
    <>
      <rect
        className={`seq-box${toneOf(row)}`}
        x={middle - width / 2}
        y={y + 4}
        width={width}
        height={ROW_PX - 8}
        rx={4}
      />
      <text className={toneOf(row)} x={middle} y={y + ROW_PX / 2 + 4}>
        {text}
      </text>
    </>
  );
}

const TIP_PX = 6;

function Arrow({ row, y, from, to }: RowProps) {
  const [start, end] = [middleOf(from), middleOf(to)];
  const side = end > start ? -1 : 1;
  const line = y + ROW_PX - 7;
  const tip = `${String(end)},${String(line)} ${String(end + side * TIP_PX)},${String(line - 4)} ${String(end + side * TIP_PX)},${String(line + 4)}`;
  const text = textOf(row);
  return (
    <>
      <line
        className={`seq-line${row.isAnswer ? ' seq-answer' : ''}${toneOf(row)}`}
        {...{ x1: start, y1: line, x2: end + side * TIP_PX, y2: line }}
      />
      <polygon className={`seq-tip${toneOf(row)}`} points={tip} />
      <text className={`seq-over${toneOf(row)}`} x={Math.min(start, end) + 10} y={line - 6}>
        {text}
      </text>
    </>
  );
}

interface DiagramProps {
  readonly sequence: Sequence;
  /** The entry that is repeated now; null for none. @default null */
  readonly now?: number | null;
}

/** A sequence diagram, whose heads stay above its rows. The same is in the list of its entries, for who cannot see it. */
export function Diagram({ sequence: { lanes, rows }, now = null }: DiagramProps) {
  const width = lanes.length * LANE_PX + 2 * PAD_PX;
  const height = rows.length * ROW_PX + PAD_PX;
  const places = new Map(lanes.map(({ id }, index) => [id, index]));
  const names = lanes.map(({ name }) => name).join(', ');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div className="seq-scroll" role="region" aria-label="Diagrama de secuencia" tabIndex={0}>
      <style>{STYLE}</style>
      <div className="seq-head" aria-hidden>
        <svg className="seq" width={width} height={HEAD_PX}>
          {lanes.map(({ id, name }, index) => (
            <g key={id}>
              <rect
                className="seq-box"
                x={middleOf(index) - LANE_PX / 2 + 6}
                y={5}
                width={LANE_PX - 12}
                height={HEAD_PX - 10}
                rx={4}
              />
              <text x={middleOf(index)} y={HEAD_PX / 2 + 4}>
                {name}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <svg
        className="seq"
        width={width}
        height={height}
        role="img"
        aria-label={`Diagrama de secuencia con ${names}; la lista dice lo mismo`}
      >
        {lanes.map(({ id }, index) => (
          <line
            key={id}
            className="seq-lane"
            {...{ x1: middleOf(index), y1: 0, x2: middleOf(index), y2: height }}
          />
        ))}
        {rows.map((row, index) => {
          const part = {
            row,
            y: index * ROW_PX,
            from: places.get(row.from) ?? 0,
            to: places.get(row.to) ?? 0,
          };
          return (
            <g key={`${String(row.entry)} ${row.from} ${row.to}`}>
              {row.entry === now ? (
                <rect className="seq-now" x={0} y={part.y} width={width} height={ROW_PX} />
              ) : null}
              {row.from === row.to ? <Note {...part} /> : <Arrow {...part} />}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
