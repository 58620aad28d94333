import { EdgeLine } from '#charts/chart/drawing/edge-line.tsx';
import { StateFrame } from '#charts/chart/drawing/state-box.tsx';
import type { ChartView } from '#charts/layout/chart-layout.ts';
import { sizes } from '#charts/layout/sizes.ts';
import styles from './compare.module.css';
import { changesOf, type Change } from './differences.ts';

interface ComparedChartsProps {
  readonly before: ChartView;
  readonly after: ChartView;
}

const partWords = { state: 'Estado', transition: 'Transición' } as const;

type Kind = 'new' | 'gone' | 'changed';

const kindOf = ({ was, is }: Change): Kind => (was === null ? 'new' : is === null ? 'gone' : 'changed');

const kindWords = { new: 'es nuevo', gone: 'ya no está', changed: 'cambió' } as const;

/** Two versions of a chart, with what differs named and coloured. */
export function ComparedCharts({ before, after }: ComparedChartsProps) {
  const changes = changesOf(before, after);
  const kinds = new Map(changes.map((change) => [`${change.part} ${change.id}`, kindOf(change)]));
  return (
    <>
      <h2 className={styles.heading}>{countOf(changes.length)}</h2>
      {changes.length === 0 ? null : (
        <p className={styles.about}>
          En verde, lo nuevo; en rojo, lo que ya no está; en ámbar, lo que cambió.
        </p>
      )}
      <div className={styles.sides}>
        <Side name="Antes" view={before} kinds={kinds} />
        <Side name="Después" view={after} kinds={kinds} />
      </div>
      <ul className={styles.changes} aria-label="Diferencias">
        {changes.map((change) => (
          <li key={`${change.part} ${change.id}`} data-change={kindOf(change)}>
            {partWords[change.part]} {change.was ?? change.is} {kindWords[kindOf(change)]}
            {change.was !== null && change.is !== null ? `: ahora ${change.is}` : ''} <code>{change.id}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

const countOf = (count: number) =>
  count === 0 ? 'Sin diferencias' : count === 1 ? '1 diferencia' : `${String(count)} diferencias`;

interface SideProps {
  readonly name: string;
  readonly view: ChartView;
  readonly kinds: ReadonlyMap<string, Kind>;
}

/** One version, to scale; it scrolls. */
function Side({ name, view, kinds }: SideProps) {
  const { width, height, states, pills } = view;
  const kindOfEdges = (edges: readonly string[]) =>
    edges.map((id) => kinds.get(`transition ${id}`)).find((kind) => kind !== undefined);
  return (
    <figure className={styles.side} aria-label={name}>
      <figcaption>{name}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <div className={styles.pane} tabIndex={0} role="group" aria-label={`Dibujo: ${name}`}>
        <svg width={width} height={height} aria-hidden="true">
          {states.slice(1).map((box) => (
            <g key={box.id} data-change={kinds.get(`state ${box.id}`)}>
              <StateFrame box={box} kind="atomic" isRegion={false} activity="none" />
              {box.title.map((line, index) => (
                <text
                  key={line}
                  className={styles.title}
                  x={box.x + sizes.boxSide}
                  y={box.y + sizes.boxTop + sizes.titleText + index * sizes.titleRow}
                >
                  {line}
                </text>
              ))}
            </g>
          ))}
          {pills.map(({ edges, x, y, w, h, lines, guard, paths }) => (
            <g key={edges.join(' ')} data-change={kindOfEdges(edges)}>
              {paths.map(({ target, points }) => (
                <EdgeLine
                  key={target}
                  points={points}
                  availability="elsewhere"
                  isWalked
                  isHinted={false}
                  taken={null}
                />
              ))}
              <rect className={styles.pill} x={x} y={y} width={w} height={h} rx={6} />
              {[...lines, ...(guard === null ? [] : [`[${guard}]`])].map((line, index) => (
                <text
                  key={line}
                  className={styles.label}
                  x={x + sizes.pillSide}
                  y={y + 15 + index * sizes.pillRow}
                >
                  {line}
                </text>
              ))}
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}
