import type { SampleRequest } from '#src/api/contract/assumed/samples.ts';

/** A postal address as it is written on an envelope: what is missing is left out. */
export function addressLines({
  name,
  street,
  neighborhood,
  postal_code,
  city,
  state,
}: SampleRequest): readonly string[] {
  const place = [[postal_code, city].filter(Boolean).join(' '), state].filter(Boolean).join(', ');
  return [name ?? '', street ?? '', neighborhood ?? '', place].filter((line) => line !== '');
}
