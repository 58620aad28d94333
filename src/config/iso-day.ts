interface Zone {
  readonly format: Intl.DateTimeFormat;
  /** The instant that was written last, in ms, and its day: a list asks for today's in each of its rows. */
  last: { readonly at: number; readonly day: string } | null;
}

const zones = new Map<string, Zone>();

/** A formatter costs more than what it writes, so each zone keeps its own. */
function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const zone = { format, last: null };
  zones.set(timeZone, zone);
  return zone;
}

/**
 * Writes instants (ms) as days of a time zone: `YYYY-MM-DD`. Put together from parts, because engines differ about the
 * form of every locale.
 */
export function isoDaysIn(timeZone: string): (at: number) => string {
  const zone = zoneOf(timeZone);
  return (at) => {
    if (zone.last?.at === at) return zone.last.day;
    const parts = new Map(zone.format.formatToParts(at).map(({ type, value }) => [type, value]));
    const day = `${parts.get('year') ?? ''}-${parts.get('month') ?? ''}-${parts.get('day') ?? ''}`;
    zone.last = { at, day };
    return day;
  };
}
