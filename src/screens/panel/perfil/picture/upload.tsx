import '@mantine/core/styles/Progress.layer.css';
import { Button, Group, Progress, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { profileImageMachine } from '#machines/profile-image/profile-image.machine.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useUploadShare } from '#src/actor-hooks/use-upload-share.ts';
import { FailureAlert } from '#src/remote-data/failure-alert.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import classes from './picture-preview.module.css';
import { useObjectUrl } from './use-object-url.ts';

/** The cropped picture as the panel will show it. */
function PicturePreview({ image }: { readonly image: File }) {
  const url = useObjectUrl(image);
  return (
    <Stack align="center">
      <img src={url} alt="Tu foto como quedará" className={classes.picture} />
    </Stack>
  );
}

interface UploadProps {
  readonly actor: ActorRefFrom<typeof profileImageMachine>;
}

/** Progress of an upload, and a retry with the cropped picture after a failure. */
export function Upload({ actor }: UploadProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { image, error } = snapshot.context;
  const share = useUploadShare(snapshot.children.upload);
  const percent = Math.round(share * 100);
  return (
    <>
      {image === null ? null : <PicturePreview image={image} />}
      {snapshot.matches('uploading') ? (
        <div>
          <Progress value={percent} aria-label="Cuánto se ha subido" transitionDuration={0} />
          <Waiting
            label={`Subiendo tu foto… ${String(percent)} %`}
            {...progressOf(snapshot)}
            cancellable
            onCancel={() => {
              actor.send({ type: 'picture.cancel' });
            }}
          />
        </div>
      ) : null}
      {snapshot.matches('failed') && error !== null ? (
        <>
          <FailureAlert
            error={error}
            texts={{ invalid: error.fields['image']?.join(' ') ?? 'No es una foto válida.' }}
            onRetry={() => {
              actor.send({ type: 'picture.retry' });
            }}
          />
          <Group gap="xs" justify="end">
            <Button
              size="md"
              onClick={() => {
                actor.send({ type: 'picture.discard' });
              }}
            >
              Elegir otra
            </Button>
          </Group>
        </>
      ) : null}
    </>
  );
}
