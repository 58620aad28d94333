import { Title } from '@mantine/core';
import { useId } from 'react';
import type { Services } from '#src/actor-hooks/services.ts';
import layout from '#src/ui/styles/layout.module.css';
import { Picture } from '../picture/picture.tsx';
import { ProfileCard } from '../profile-card.tsx';
import { DataForm } from './data-form.tsx';
import { UntilUserKnown } from './until-user-known.tsx';

/** The user's data and picture, shown once the user is known: an empty form would overwrite saved data. */
export function DataSection({ session }: Pick<Services, 'session'>) {
  const titleId = useId();
  return (
    <UntilUserKnown session={session}>
      {(user) => (
        <div className={layout.parts}>
          <Picture session={session} user={user} />
          <ProfileCard labelledBy={titleId} flex={1} maw="40rem">
            <Title order={2} fz="lg" id={titleId}>
              Tus datos
            </Title>
            <DataForm key={user.id} session={session} user={user} labelledBy={titleId} />
          </ProfileCard>
        </div>
      )}
    </UntilUserKnown>
  );
}
