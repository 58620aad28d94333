import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { profileImageMachine } from '#machines/profile-image/profile-image.machine.ts';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import { Upload } from './upload.tsx';

const Cropper = lazyPart(
  () => import('./cropper.tsx').then((module) => ({ default: module.Cropper })),
  () => null,
);

interface PictureDialogProps {
  readonly actor: ActorRefFrom<typeof profileImageMachine>;
}

/** Crops and uploads a picture, with the progress and a retry. */
export function PictureDialog({ actor }: PictureDialogProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { file } = snapshot.context;
  const isCropping = snapshot.matches('cropping');
  const isUploading = snapshot.matches('uploading');
  const discard = () => {
    actor.send({ type: 'picture.discard' });
  };
  return (
    <Dialog
      opened={isCropping || isUploading || snapshot.matches('failed')}
      title={isCropping ? 'Encuadra tu foto' : 'Tu foto nueva'}
      closable={!isUploading}
      onClose={discard}
    >
      {isCropping && file !== null ? (
        <Suspense fallback={<Waiting label="Preparando el encuadre…" />}>
          <Cropper
            file={file}
            isBusy={snapshot.matches({ cropping: 'reducing' })}
            onCrop={(area) => {
              actor.send({ type: 'picture.crop', area });
            }}
            onUnreadable={() => {
              actor.send({ type: 'picture.unreadable' });
            }}
            onDiscard={discard}
          />
        </Suspense>
      ) : null}
      {isCropping ? null : <Upload actor={actor} />}
    </Dialog>
  );
}
