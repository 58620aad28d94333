const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter costs more than what it writes, so each zone keeps its own. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/**
 * Writes instants (ms) as days of a time zone: `YYYY-MM-DD`. Put together from parts, because engines differ about the
 * form of every locale.
 */
export function isoDaysIn(timeZone: string): (at: number) => string {
  const format = formatOf(timeZone);
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return `${parts.get('year') ?? ''}-${parts.get('month') ?? ''}-${parts.get('day') ?? ''}`;
  };
}
