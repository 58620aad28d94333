import { Button, Group, Text } from '@mantine/core';
import '@mantine/dropzone/styles.layer.css';
import { Dropzone } from '@mantine/dropzone';
import { useRef, type ReactNode } from 'react';
import { IconUpload } from '../icons.ts';
import { plainFile } from './plain-file.ts';

interface FileDropProps {
  /** Accessible name of the field. */
  readonly label: string;
  /** Media types that the picker offers; any other may be dropped too. @default all */
  readonly accept?: string[];
  /** Text of the button. */
  readonly children: ReactNode;
  /** Whether the button is the main action of its view. @default true */
  readonly isMain?: boolean;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
}

/** Takes a file that is chosen or dropped. What it is, its caller finds out. */
export function FileDrop({
  label,
  accept,
  children,
  isMain = true,
  disabled = false,
  onFile,
}: FileDropProps) {
  const openPicker = useRef<() => void>(null);
  const take = (file: File | undefined) => {
    if (file !== undefined) onFile(plainFile(file));
  };
  return (
    <Dropzone
      enablePointerEvents
      multiple={false}
      disabled={disabled}
      activateOnClick={false}
      activateOnKeyboard={false}
      openRef={openPicker}
      {...(accept === undefined ? {} : { accept })}
      inputProps={{ 'aria-label': label }}
      onDrop={([file]) => {
        take(file);
      }}
      onReject={([rejection]) => {
        take(rejection?.file);
      }}
    >
      <Group gap="sm">
        <Button
          {...(isMain ? { variant: 'filled' } : {})}
          size="md"
          disabled={disabled}
          onClick={() => {
            openPicker.current?.();
          }}
          leftSection={<IconUpload size={18} stroke={1.5} aria-hidden />}
        >
          {children}
        </Button>
        <Text span c="dimmed" fz="md">
          o suéltalo aquí
        </Text>
      </Group>
    </Dropzone>
  );
}
