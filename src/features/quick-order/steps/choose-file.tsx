import { Button, Group, Text } from '@mantine/core';
import '@mantine/dropzone/styles.layer.css';
import { Dropzone } from '@mantine/dropzone';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { newKey } from '#src/browser/new-key.ts';
import { saveCsv } from '#src/lists/csv.ts';
import { IconDownload, IconUpload } from '#src/ui/icons.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { sampleColumns, sampleRows } from './files.ts';
import type { ListWords } from './list-words.ts';
import { PasteRows } from './paste-rows.tsx';
import type { QuickOrderActor } from './quick-order-actor.ts';

/** Copies a file without the properties that the drop zone added to it. */
const copyOf = (file: File) => new File([file], file.name, { type: file.type });

interface ChooseFileProps {
  readonly actor: QuickOrderActor;
  readonly words: ListWords;
}

/** Takes a list from a file that is chosen or dropped, or from pasted rows. */
export function ChooseFile({ actor, words }: ChooseFileProps) {
  const what = useSelector(actor, ({ context }) => context.what);
  const name = useSelector(actor, ({ context }) => context.source?.file.name ?? null);
  const openPicker = useRef<() => void>(null);
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    actor.send({ type: 'import.choose', source: { file: copyOf(file), pasted: null, key: newKey() } });
  };
  return (
    <>
      <Text fz="md" maw="48rem">
        Sube tu lista en Excel, OpenDocument o CSV, una ventana por renglón: ubicación, tela, color, ancho,
        alto… Antes de agregar nada ves qué entendimos.
      </Text>
      {what === null ? null : (
        <ErrorAlert title={name === null ? what : `No pudimos usar “${name}”. ${what}`} />
      )}
      <Dropzone
        enablePointerEvents
        multiple={false}
        activateOnClick={false}
        activateOnKeyboard={false}
        openRef={openPicker}
        inputProps={{ 'aria-label': 'Archivo de tu lista' }}
        onDrop={([file]) => {
          take(file);
        }}
        onReject={([rejection]) => {
          take(rejection?.file);
        }}
      >
        <Group gap="sm">
          <Button
            variant="filled"
            size="md"
            onClick={() => {
              openPicker.current?.();
            }}
            leftSection={<IconUpload size={18} stroke={1.5} aria-hidden />}
          >
            Elegir archivo
          </Button>
          <Text span c="dimmed" fz="md">
            o suéltalo aquí
          </Text>
        </Group>
      </Dropzone>
      <div>
        <Button
          onClick={() => void saveCsv(sampleRows, sampleColumns, 'orden-de-ejemplo.csv')}
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
        >
          Descargar archivo de ejemplo
        </Button>
      </div>
      <PasteRows actor={actor} isOpen={words.pastes} />
    </>
  );
}
