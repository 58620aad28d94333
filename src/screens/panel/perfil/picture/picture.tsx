import { Dropzone } from '@mantine/dropzone';
import { useActorRef, useSelector } from '@xstate/react';
import { useId, useRef } from 'react';
import { profileImageWith, type PictureRefusal } from '#machines/profile-image.machine.ts';
import type { User } from '#src/api/contract/user.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { buttonClass } from '#src/ui/button.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { IconCamera } from '#src/ui/icons.ts';
import { notify } from '#src/ui/notices/notices.ts';
import { useActorSurroundings } from '../../../support/actor-surroundings.ts';
import type { Services } from '../../../support/services.ts';
import { useAddress } from '../../../support/use-address.ts';
import { useArrival } from '../../../support/use-arrival.ts';
import cardClasses from '../card.module.css';
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

/** The file as it was, without what whoever took it has written on it. */
const plain = (file: File) => new File([file], file.name, { type: file.type });

interface PictureProps extends Pick<Services, 'session'> {
  readonly user: User;
}

/** The person's picture, and how to put another in its place: drop it, paste it, or choose it. */
export function Picture({ session, user }: PictureProps) {
  const actor = useActorRef(machine, useActorSurroundings());
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const image = useAddress(user.image);
  const titleId = useId();
  const openPicker = useRef<() => void>(null);
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    actor.send(isPicture(file) ? { type: 'picture.choose', file: plain(file) } : { type: 'picture.refuse' });
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
    <section className={`${cardClasses['card'] ?? ''} ${classes['card'] ?? ''}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={cardClasses['title']}>
        Tu foto
      </h2>
      <Dropzone
        unstyled
        className={classes['drop'] ?? ''}
        classNames={{ inner: classes['inner'] ?? '' }}
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
        <Avatar name={user.name} email={user.email} image={image} size={128} />
        <button
          type="button"
          className={buttonClass()}
          onClick={() => {
            openPicker.current?.();
          }}
        >
          <IconCamera size={18} stroke={1.5} aria-hidden />
          Elegir foto
        </button>
        <p className={classes['hint']}>
          También puedes soltarla aquí o pegarla. La recortamos y la reducimos antes de subirla.
        </p>
      </Dropzone>
      {refusal === null ? null : <ErrorAlert title={refusals[refusal]} />}
      <PictureDialog actor={actor} />
    </section>
  );
}
