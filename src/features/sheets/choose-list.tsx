import { Button, Group, Text } from '@mantine/core';
import '@mantine/dropzone/styles.layer.css';
import { Dropzone } from '@mantine/dropzone';
import { useRef } from 'react';
import { newKey } from '#src/browser/new-key.ts';
import { IconDownload, IconUpload } from '#src/ui/icons.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { PasteRows, type PasteRowsProps } from './paste/paste-rows.tsx';

/** Copies a file without the properties that the drop zone added to it. */
const copyOf = (file: File) => new File([file], file.name, { type: file.type });

interface ChooseListProps extends PasteRowsProps {
  /** What the list may be, and what is in it. */
  readonly about: string;
  /** Why the last file was no list; null without one. */
  readonly what: string | null;
  /** Name of that file. */
  readonly name: string | null;
  readonly onSample: () => void;
}

/** Takes a list from a file that is chosen or dropped, or from pasted rows. */
export function ChooseList({ about, what, name, onSample, ...paste }: ChooseListProps) {
  const openPicker = useRef<() => void>(null);
  const take = (file: File | undefined) => {
    if (file !== undefined) paste.onChoose({ file: copyOf(file), pasted: null, key: newKey() });
  };
  return (
    <>
      <Text fz="md" maw="48rem">
        {about}
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
        <Button onClick={onSample} leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}>
          Descargar archivo de ejemplo
        </Button>
      </div>
      <PasteRows {...paste} />
    </>
  );
}
