import type { MapMarker } from '../shop-map-props.ts';

/** Places that a title names; the others are counted. */
const MOST = 3;

const list = new Intl.ListFormat('es-MX');

/** Names without repetition, those of most pins first; of many the first, and how many more. */
function namesOf(names: readonly (string | null)[], others: string): string {
  const counts = Map.groupBy(
    names.filter((name) => name !== null),
    (name) => name,
  );
  const sorted = [...counts]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name]) => name);
  const more = sorted.length - MOST;
  return list.format(more > 1 ? [...sorted.slice(0, MOST), `${String(more)} ${others} más`] : sorted);
}

/**
 * What a cluster of pins joins: "4 en Guadalajara, Zapopan y Tlaquepaque: acércate para verlos"; the states, where they are of several.
 */
export function clusterTitle(markers: readonly Pick<MapMarker, 'place'>[]): string {
  const places = markers.map(({ place = null }) => place);
  const states = new Set(places.map((place) => place?.state ?? null));
  const names =
    states.size > 1
      ? namesOf(
          places.map((place) => place?.state ?? null),
          'estados',
        )
      : namesOf(
          places.map((place) => place?.town ?? null),
          'municipios',
        );
  const where = names === '' ? '' : ` en ${names}`;
  return `${String(markers.length)} distribuidores${where}: acércate para verlos`;
}
