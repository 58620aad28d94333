/**
 * Writes instants (ms) as days of a time zone: `YYYY-MM-DD`. Put together from parts, because engines differ about the
 * form of every locale.
 */
export function isoDaysIn(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return `${parts.get('year') ?? ''}-${parts.get('month') ?? ''}-${parts.get('day') ?? ''}`;
  };
}
