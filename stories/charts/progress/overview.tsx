import { Fragment, useState, type ReactNode } from 'react';
import { sentences } from '#charts/chart/names.ts';
import { wordOfState } from '#charts/chart/wording.ts';
import { groups, type Group } from '#machines/table.ts';
import { groupedMachines, groupNames } from '../fixtures/groups.ts';
import { storyIdOf } from '../story-id.ts';
import { ByRelease } from './by-release.tsx';
import { markedCharts, type MarkedChart } from './charts.ts';
import { CoverageFiles, type CoverageFilesProps } from './coverage-files.tsx';
import { KeptPromises } from './kept-promises.tsx';
import styles from './overview.module.css';
import type { Walks } from './record.ts';
import { SaidList } from './said-list.tsx';
import { summaryOf, type Summary } from './summary.ts';
import { ToTestAgain } from './to-test-again.tsx';
import type { VerdictPictures } from './verdict-pictures.ts';

interface OverviewProps extends CoverageFilesProps {
  /** The walks of each tester. */
  readonly walks: Readonly<Record<string, Walks>>;
  readonly all: Walks;
  /** The pictures of what was judged. */
  readonly pictures: VerdictPictures;
}

interface Row extends MarkedChart {
  readonly group: Group;
  readonly summary: Summary;
}

const EVERYONE = 'todos';

/** How much of all charts is walked, by whom, and what must be walked again. */
export function Overview({ tester, walks, all, pictures, ownFile, onFile }: OverviewProps) {
  const [who, setWho] = useState<string | null>(null);
  const shown = who === null ? all : (walks[who] ?? {});
  const rows = rowsOf(shown);
  const sum = total(rows);
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Avance de los recorridos</h1>
      <p className={styles.sum}>
        Recorridas {sum.walked} de {sum.total} · Revisadas {sum.judged}
        {sum.wrong === 0 ? '' : `, ${String(sum.wrong)} con error`}
        {changedText(sum.changed)}
        {who === null
          ? ` · ${String(sum.left)} que nadie ha recorrido`
          : ` · ${String(sum.left)} que esta persona no ha recorrido`}
      </p>
      <ToTestAgain
        charts={rows.map(({ chart, summary }) => ({ chart: chart.fixtures.words.name, summary }))}
      />
      <ByRelease charts={rows} walks={shown} />
      <KeptPromises />
      <div className={styles.tools}>
        <label className={styles.field}>
          <span>De quién</span>
          <select
            value={who === null ? EVERYONE : `de ${who}`}
            onChange={({ currentTarget: { value } }) => {
              setWho(value === EVERYONE ? null : value.slice('de '.length));
            }}
          >
            <option value={EVERYONE}>De todos</option>
            {Object.keys(walks).map((name) => (
              <option key={name} value={`de ${name}`}>
                {name === '' ? 'Sin nombre' : name}
              </option>
            ))}
          </select>
        </label>
        <CoverageFiles tester={tester} ownFile={ownFile} onFile={onFile} />
      </div>
      {areas.map((group) => (
        <Area
          key={group}
          name={groupNames[group]}
          rows={rows.filter((row) => row.group === group)}
          pictures={pictures}
        />
      ))}
    </main>
  );
}

function changedText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' · 1 cambió y hay que recorrerla otra vez'
    : ` · ${String(count)} cambiaron y hay que recorrerlas otra vez`;
}

const isGroup = (name: string): name is Group => name in groups;
const areas = Object.keys(groups).filter(isGroup);

function rowsOf(walks: Walks): readonly Row[] {
  const charts = new Map(markedCharts().map((one) => [one.chart.name, one]));
  return groupedMachines.flatMap(({ name, group }) => {
    const one = charts.get(name);
    return one === undefined ? [] : [{ ...one, group, summary: summaryOf(walks, name, one.marks) }];
  });
}

/** The transitions that somebody found wrong. */
const wrongIn = ({ judged }: Summary) => [...judged].filter(([, { is }]) => is === 'wrong');

const total = (rows: readonly Row[]) =>
  rows.reduce(
    (sum, { summary }) => ({
      total: sum.total + summary.total,
      walked: sum.walked + summary.walked.length,
      changed: sum.changed + summary.changed.length,
      left: sum.left + summary.left.length,
      judged: sum.judged + summary.judged.size,
      wrong: sum.wrong + wrongIn(summary).length,
    }),
    { total: 0, walked: 0, changed: 0, left: 0, judged: 0, wrong: 0 },
  );

interface AreaProps {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly pictures: VerdictPictures;
}

/** The charts of one part of the app. */
function Area({ name, rows, pictures }: AreaProps) {
  const sum = total(rows);
  return (
    <table className={styles.table}>
      <caption>
        {name}: {sum.walked} de {sum.total}
      </caption>
      <thead>
        <tr>
          <th scope="col">Diagrama</th>
          <th scope="col">Recorridas</th>
          <th scope="col">Revisadas</th>
          <th scope="col">Con error</th>
          <th scope="col">Cambiaron desde que se recorrieron</th>
          <th scope="col">Sin recorrer</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ChartRow key={row.chart.name} {...row} pictures={pictures} />
        ))}
      </tbody>
    </table>
  );
}

function ChartRow({ chart, graph, summary, pictures }: Row & Pick<AreaProps, 'pictures'>) {
  const { words } = chart.fixtures;
  const sentence = sentences(graph, words);
  const { walked, total: count, changed, left, judged, said } = summary;
  const withSaid = (id: string) => (
    <Fragment key={id}>
      {sentence(id)}
      <SaidList said={said.get(id) ?? []} pictures={pictures} />
    </Fragment>
  );
  return (
    <tr>
      <th scope="row">
        <a href={`./?path=/story/${storyIdOf(words.name)}`} target="_top">
          {wordOfState(graph, words, graph.id)}
        </a>
      </th>
      <td>
        <meter min={0} max={count} value={walked.length} aria-label={`Recorridas de ${words.name}`} />{' '}
        {walked.length} de {count}
      </td>
      <td>
        <Folded
          name={`${String(judged.size)} de ${String(count)}`}
          items={[...judged.keys()].map(withSaid)}
        />
      </td>
      <td>
        <Folded items={wrongIn(summary).map(([id]) => withSaid(id))} />
      </td>
      <td>
        <Folded
          items={changed.map(({ id, last }) => `${sentence(id)} (en ${last.version}, ${dayOf(last.at)})`)}
        />
      </td>
      <td>
        <Folded items={left.map(sentence)} />
      </td>
    </tr>
  );
}

const dayOf = (at: string) => at.slice(0, 'aaaa-mm-dd'.length);

interface FoldedProps {
  /** What is seen at first. @default how many there are */
  readonly name?: string;
  readonly items: readonly ReactNode[];
}

/** A count that unfolds to its sentences. */
const Folded = ({ name, items }: FoldedProps) =>
  items.length === 0 ? (
    (name ?? '–')
  ) : (
    <details>
      <summary>{name ?? items.length}</summary>
      <ul>
        {items.map((item, at) => (
          <li key={String(at)}>{item}</li>
        ))}
      </ul>
    </details>
  );
