import { Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { User } from '#src/api/contract/user.ts';
import { useFieldState } from '#src/forms/form-state.ts';
import { useTypedValues } from '#src/forms/typed-values.ts';
import { Fold } from '#src/ui/fold/fold.tsx';
import { PlaceParts } from '../place/place-parts.tsx';
import { useWrittenPlace } from '../place/use-written-place.ts';
import { sayPlace } from '../place/written-place.ts';
import { nameOf } from '../user-texts.ts';

/** Where an account is on the public map. The map loads when it is opened. */
export function PlaceSection({ user }: { readonly user: User }) {
  const { mapTiles } = useConfig();
  const { lat, lng } = useTypedValues();
  const typed = lat === undefined || lng === undefined ? undefined : { lat, lng };
  const draft = useWrittenPlace(user, mapTiles !== null, typed);
  const [isOpened, setOpened] = useState(typed !== undefined);
  const isRefused = [useFieldState('lat'), useFieldState('lng')].some(({ message }) => message !== undefined);
  const isOpen = isOpened || isRefused;
  const parts = useRef<HTMLDivElement>(null);
  /** A pin that is moved changes the form as much as a field that is written in. */
  const touching =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      act(...given);
      parts.current?.dispatchEvent(new Event('input', { bubbles: true }));
    };
  const { place } = draft;
  return (
    <Fold
      title={
        <>
          <span>Lugar en el mapa</span>
          <Text component="span" c="dimmed" fz="sm" ml="auto">
            {place === null ? 'Aún no tiene' : sayPlace(place)}
          </Text>
        </>
      }
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpened(currentTarget.open);
      }}
    >
      <div ref={parts}>
        {isOpen || draft.isChanged() ? (
          <PlaceParts
            whose={nameOf(user)}
            draft={{
              ...draft,
              movePin: touching(draft.movePin),
              movePinAndMap: touching(draft.movePinAndMap),
              centerPin: touching(draft.centerPin),
            }}
          />
        ) : null}
      </div>
    </Fold>
  );
}
