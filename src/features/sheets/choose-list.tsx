import { Button, Text } from '@mantine/core';
import { newKey } from '#src/browser/new-key.ts';
import { FileDrop } from '#src/ui/controls/file-drop.tsx';
import { IconDownload } from '#src/ui/icons.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { PasteRows, type PasteRowsProps } from './paste/paste-rows.tsx';

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
  return (
    <>
      <Text fz="md" maw="48rem">
        {about}
      </Text>
      {what === null ? null : (
        <ErrorAlert title={name === null ? what : `No pudimos usar “${name}”. ${what}`} />
      )}
      <FileDrop
        label="Archivo de tu lista"
        onFile={(file) => {
          paste.onChoose({ file, pasted: null, key: newKey() });
        }}
      >
        Elegir archivo
      </FileDrop>
      <div>
        <Button onClick={onSample} leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}>
          Descargar archivo de ejemplo
        </Button>
      </div>
      <PasteRows {...paste} />
    </>
  );
}
