import { Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { publishFileMachine } from '#machines/publish-file/publish-file.machine.ts';
import { useUploadShare } from '#src/actor-hooks/use-upload-share.ts';
import { newKey } from '#src/browser/new-key.ts';
import { PdfView } from '#src/features/documents/pdf-view.tsx';
import { inNumber } from '#src/format/numbers.ts';
import { useFieldState } from '#src/forms/form-state.ts';
import { ProgressLine } from '#src/remote-data/progress-line.tsx';
import { FileDrop } from '#src/ui/controls/file-drop.tsx';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';

interface FileChoiceProps {
  readonly actor: ActorRefFrom<typeof publishFileMachine>;
}

/** The PDF to publish: chosen or dropped, and its pages as everybody will see them. */
export function FileChoice({ actor }: FileChoiceProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { chosen } = snapshot.context;
  const { message } = useFieldState('file');
  const share = useUploadShare(snapshot.children.upload);
  const isUploading = snapshot.matches({ chosen: 'uploading' });
  const nameId = useId();
  return (
    <Stack gap="sm">
      <FileDrop
        label="PDF por publicar"
        accept={['application/pdf']}
        isMain={false}
        disabled={isUploading || snapshot.matches({ chosen: 'opening' })}
        onFile={(file) => {
          actor.send({ type: 'file.choose', file, attempt: newKey() });
        }}
      >
        {chosen === null ? 'Elegir PDF' : 'Elegir otro'}
      </FileDrop>
      {snapshot.matches({ empty: 'missing' }) ? <ErrorAlert title="Elige primero el PDF." /> : null}
      {snapshot.matches({ empty: 'refused' }) ? (
        <ErrorAlert title="Ese archivo no es un PDF, o está dañado o protegido. Elige otro." />
      ) : null}
      {message === undefined ? null : <ErrorAlert title={message} />}
      {chosen === null ? null : (
        <div role="group" aria-labelledby={nameId}>
          <Text fz="md" mb="xs" id={nameId} style={{ overflowWrap: 'anywhere' }}>
            {chosen.file.name}
          </Text>
          {isUploading ? (
            <ProgressLine label="Cuánto se ha subido" value={share} max={1}>
              {`${inNumber(Math.round(share * 100))} %`}
            </ProgressLine>
          ) : (
            <PdfView file={chosen.file} name={chosen.file.name} size="small" />
          )}
        </div>
      )}
    </Stack>
  );
}
