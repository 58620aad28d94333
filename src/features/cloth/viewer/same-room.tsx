import { useMemo } from 'react';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { dressingOf, roomOf } from '#src/features/room/dressing.ts';
import { RoomCompare } from '#src/features/room/room-compare.tsx';
import type { Chosen } from './look.ts';

interface SameRoomProps {
  readonly variant: Variant;
  readonly colour: Colour;
  readonly others: readonly Chosen[];
}

const comparedOf = ({ variant, colour }: Chosen) => ({
  name: `${variant.name} en ${colour.name}`,
  dressing: dressingOf(variant, colour),
});

/** The compared cloths in the same room; nothing until there are two. */
export function SameRoom({ variant, colour, others }: SameRoomProps) {
  const compared = useMemo(() => {
    const byName = new Map([{ variant, colour }, ...others].map(comparedOf).map((one) => [one.name, one]));
    const [first, second, ...rest] = byName.values();
    return first === undefined || second === undefined ? null : ([first, second, ...rest] as const);
  }, [variant, colour, others]);
  return compared === null ? null : <RoomCompare room={roomOf(variant)} compared={compared} />;
}
