import { Button, Stack, Text, Title } from '@mantine/core';
import '@mantine/dropzone/styles.layer.css';
import { Dropzone } from '@mantine/dropzone';
import { useActorRef, useSelector } from '@xstate/react';
import { useId, useRef } from 'react';
import { profileImageWith, type PictureRefusal } from '#machines/profile-image/profile-image.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import type { Services } from '#src/actor-hooks/services.ts';
import { useAddress } from '#src/actor-hooks/use-address.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { User } from '#src/api/contract/user.ts';
import { plainFile } from '#src/ui/controls/plain-file.ts';
import { IconCamera } from '#src/ui/icons.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { notify } from '#src/ui/notices/notices.tsx';
import { Avatar } from '#src/ui/person/avatar.tsx';
import { ProfileCard } from '../profile-card.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import classes from './picture.module.css';
import { reducePicture } from './reduce-picture.ts';
import { usePastedFile } from './use-pasted-file.ts';

const refusals: Readonly<Record<PictureRefusal, string>> = {
  type: 'Ese archivo no es una foto. Elige uno JPG, PNG, WebP o GIF.',
  unreadable:
    'No pudimos leer esa foto: está dañada, es demasiado grande o es de un tipo que tu navegador no abre.',
};

const machine = profileImageWith(reducePicture);

const isPicture = (file: File) => file.type.startsWith('image/');

interface PictureProps extends Pick<Services, 'session'> {
  readonly user: User;
}

/** The user's picture, replaced by a file that is dropped, pasted or chosen. */
export function Picture({ session, user }: PictureProps) {
  const actor = useActorRef(machine, useActorSurroundings());
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const image = useAddress(user.image);
  const titleId = useId();
  const openPicker = useRef<() => void>(null);
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    actor.send(
      isPicture(file) ? { type: 'picture.choose', file: plainFile(file) } : { type: 'picture.refuse' },
    );
  };
  usePastedFile(take);
  useArrival(
    actor,
    (state) => state.matches('done'),
    ({ context }) => {
      if (context.user !== null) session.send({ type: 'session.userChanged', user: context.user });
      void notify({ title: 'Guardamos tu foto' });
    },
  );
  return (
    <ProfileCard labelledBy={titleId} className={classes.card}>
      <Title order={2} fz="lg" id={titleId}>
        Tu foto
      </Title>
      <Dropzone
        enablePointerEvents
        bd="1px dashed transparent"
        p="sm"
        m="calc(-1 * var(--mantine-spacing-sm))"
        accept={['image/*']}
        activateOnClick={false}
        activateOnKeyboard={false}
        openRef={openPicker}
        inputProps={{ 'aria-label': 'Archivo de tu foto' }}
        onDrop={([file]) => {
          take(file);
        }}
        onReject={() => {
          actor.send({ type: 'picture.refuse' });
        }}
      >
        <Stack gap="md" align="center" ta="center">
          <Avatar name={user.name} email={user.email} image={image} size={128} />
          <Button
            size="md"
            onClick={() => {
              openPicker.current?.();
            }}
            leftSection={<IconCamera size={18} stroke={1.5} aria-hidden />}
          >
            Elegir foto
          </Button>
          <Text c="dimmed" fz="sm" maw="26rem">
            También puedes soltarla aquí o pegarla. La recortamos y la reducimos antes de subirla.
          </Text>
        </Stack>
      </Dropzone>
      {refusal === null ? null : <ErrorAlert title={refusals[refusal]} />}
      <PictureDialog actor={actor} />
    </ProfileCard>
  );
}
