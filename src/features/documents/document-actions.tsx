import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { FileEntry } from '#src/api/contract/file.ts';
import { IconDownload, IconEye, IconX } from '#src/ui/icons.ts';
import type { DocumentActor } from './use-document.ts';

interface DocumentActionsProps {
  readonly actor: DocumentActor;
  readonly file: FileEntry;
  /** The size of the buttons: in a row of a list, or as the page's main action. */
  readonly look: 'small' | 'main';
  /** Label of the button that shows it. */
  readonly see: string;
  readonly isOpen: boolean;
  /** Opens it on the page, or closes it; undefined when it cannot be shown there. */
  readonly onToggle?: (() => void) | undefined;
}

/** The actions of a document: show it here, download it. */
export function DocumentActions({ actor, file, look, see, isOpen, onToggle }: DocumentActionsProps) {
  const isDownloading = useSelector(actor, (state) => state.matches('fetching') && state.context.saves);
  const size = look === 'small' ? 16 : 18;
  const Icon = isOpen ? IconX : IconEye;
  return (
    <>
      {onToggle ? (
        <Button
          size={look === 'small' ? 'sm' : 'md'}
          variant={look === 'small' || isOpen ? 'default' : 'filled'}
          aria-expanded={isOpen}
          onClick={onToggle}
          leftSection={<Icon size={size} stroke={1.5} aria-hidden />}
        >
          {isOpen ? 'Cerrar' : see}
          <span className="visually-hidden"> {file.name}</span>
        </Button>
      ) : null}
      <Button
        size={look === 'small' ? 'sm' : 'md'}
        aria-disabled={isDownloading || undefined}
        onClick={() => {
          if (!isDownloading) actor.send({ type: 'document.download' });
        }}
        leftSection={<IconDownload size={size} stroke={1.5} aria-hidden />}
      >
        Descargar<span className="visually-hidden"> {file.name}</span>
      </Button>
    </>
  );
}
