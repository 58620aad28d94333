import { useSelector } from '@xstate/react';
import type { FileEntry } from '#src/api/contract/file.ts';
import { buttonClass } from '#src/ui/button.ts';
import { IconDownload, IconEye, IconX } from '#src/ui/icons.ts';
import type { DocumentActor } from './use-document.ts';

interface DocumentActionsProps {
  readonly actor: DocumentActor;
  readonly file: FileEntry;
  /** In a row of many, or one that stands for the page. */
  readonly look: 'small' | 'main';
  /** What seeing it is called. */
  readonly see: string;
  readonly isOpen: boolean;
  /** Opens it on the page, or closes it; absent where it cannot be seen there. */
  readonly onToggle?: (() => void) | undefined;
}

/** What can be done with a document: see it here, keep it. */
export function DocumentActions({ actor, file, look, see, isOpen, onToggle }: DocumentActionsProps) {
  const isOnItsWay = useSelector(actor, (state) => state.matches('fetching') && state.context.saves);
  const size = look === 'small' ? 16 : 18;
  const Icon = isOpen ? IconX : IconEye;
  return (
    <>
      {onToggle ? (
        <button
          type="button"
          className={buttonClass(look === 'small' ? 'small' : isOpen ? 'plain' : 'filled')}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <Icon size={size} stroke={1.5} aria-hidden />
          {isOpen ? 'Cerrar' : see}
          <span className="visually-hidden"> {file.name}</span>
        </button>
      ) : null}
      <button
        type="button"
        className={buttonClass(look === 'small' ? 'small' : 'plain')}
        aria-disabled={isOnItsWay || undefined}
        onClick={() => {
          if (!isOnItsWay) actor.send({ type: 'document.download' });
        }}
      >
        <IconDownload size={size} stroke={1.5} aria-hidden />
        Descargar<span className="visually-hidden"> {file.name}</span>
      </button>
    </>
  );
}
