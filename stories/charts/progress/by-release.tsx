import { storyIdOf } from '../story-id.ts';
import type { MarkedChart } from './charts.ts';
import styles from './overview.module.css';
import { standingOf, type WalkedEdge, type Walks } from './record.ts';

/** How many transitions of a chart were last seen in one version of the app, by what came of them. */
interface Seen {
  readonly right: number;
  readonly wrong: number;
  /** Walked, and not judged. */
  readonly passed: number;
  /** Changed or removed since. */
  readonly changed: number;
}

interface Row {
  /** The chart's Spanish name. */
  readonly chart: string;
  /** By version. */
  readonly seen: ReadonlyMap<string, Seen>;
}

const NOTHING: Seen = { right: 0, wrong: 0, passed: 0, changed: 0 };

/** When a transition was last judged, or walked. */
const lastSeen = (edge: WalkedEdge) => standingOf(edge) ?? edge;

function rowOf({ chart, marks }: MarkedChart, walks: Walks): Row {
  const seen = new Map<string, Seen>();
  for (const [id, walked] of Object.entries(walks[chart.name] ?? {})) {
    const { version, mark } = lastSeen(walked);
    const became = mark === marks.get(id) ? (standingOf(walked)?.is ?? 'passed') : 'changed';
    const counts = seen.get(version) ?? NOTHING;
    seen.set(version, { ...counts, [became]: counts[became] + 1 });
  }
  return { chart: chart.fixtures.words.name, seen };
}

/** The versions in which something was last seen, the newest first. */
function versionsIn(walks: Walks): readonly string[] {
  const newest = new Map<string, string>();
  for (const edge of Object.values(walks).flatMap((edges) => Object.values(edges))) {
    const { version, at } = lastSeen(edge);
    if (at > (newest.get(version) ?? '')) newest.set(version, at);
  }
  return [...newest].toSorted(([, one], [, other]) => other.localeCompare(one)).map(([version]) => version);
}

const seenText = ({ right, wrong, passed, changed }: Seen) =>
  [
    ...(right > 0 ? [`${String(right)} bien`] : []),
    ...(wrong > 0 ? [`${String(wrong)} con error`] : []),
    ...(passed > 0 ? [`${String(passed)} sin juzgar`] : []),
    ...(changed > 0 ? [changed === 1 ? '1 ya no es igual' : `${String(changed)} ya no son iguales`] : []),
  ].join(', ');

interface ByReleaseProps {
  readonly charts: readonly MarkedChart[];
  readonly walks: Walks;
}

/** In which version of the app each chart was last walked and judged, and what of it has changed since. */
export function ByRelease({ charts, walks }: ByReleaseProps) {
  const versions = versionsIn(walks);
  const rows = charts.map((chart) => rowOf(chart, walks)).filter(({ seen }) => seen.size > 0);
  if (rows.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>Lo último que se vio de cada diagrama, por versión de la app</summary>
      <table className={styles.table} aria-label="Por versión">
        <thead>
          <tr>
            <th scope="col">Diagrama</th>
            {versions.map((version) => (
              <th key={version} scope="col">
                {version}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ chart, seen }) => (
            <tr key={chart}>
              <th scope="row">
                <a href={`./?path=/story/${storyIdOf(chart)}`} target="_top">
                  {chart}
                </a>
              </th>
              {versions.map((version) => (
                <td key={version}>{seenText(seen.get(version) ?? NOTHING) || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
