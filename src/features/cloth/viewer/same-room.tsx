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
  const [first, ...more] = useMemo(() => {
    const own = comparedOf({ variant, colour });
    const names = new Set([own.name]);
    const different = others.map(comparedOf).filter(({ name }) => names.size < names.add(name).size);
    return [own, ...different];
  }, [variant, colour, others]);
  const [second, ...rest] = more;
  const compared = useMemo(
    () => (first === undefined || second === undefined ? null : ([first, second, ...rest] as const)),
    // The first changes with all others.
    // oxlint-disable-next-line react/exhaustive-deps
    [first],
  );
  return compared === null ? null : <RoomCompare room={roomOf(variant)} compared={compared} />;
}
