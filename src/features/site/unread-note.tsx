import { saveStored } from '#src/browser/save-file.ts';
import { counted } from '#src/format/words.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { ActionNote } from '#src/ui/messages/action-note.tsx';
import { RemoveAfterAsking } from './remove-after-asking.tsx';

const one = {
  says: 'no se puede leer en esta versión del sitio. No se perdió: sigue en este navegador.',
  download: 'Descargarla',
  remove: 'Borrarla',
  question: '¿Borrarla sin leer? No se puede recuperar.',
};
const many: typeof one = {
  says: 'no se pueden leer en esta versión del sitio. No se perdieron: siguen en este navegador.',
  download: 'Descargarlas',
  remove: 'Borrarlas',
  question: '¿Borrarlas sin leer? No se pueden recuperar.',
};

interface UnreadNoteProps {
  /** What this version of the site cannot read, as the browser stored it. */
  readonly unread: readonly unknown[];
  readonly onRemove: () => void;
}

/** Says that stored quotes cannot be read, and gives them as a file; nothing when all can be read. */
export function UnreadNote({ unread, onRemove }: UnreadNoteProps) {
  if (unread.length === 0) return null;
  const texts = unread.length === 1 ? one : many;
  return (
    <ActionNote
      role="status"
      text={`${counted(unread.length, 'cotización guardada', 'cotizaciones guardadas')} ${texts.says}`}
    >
      <button
        type="button"
        className={buttonClass('small')}
        onClick={() => {
          saveStored(unread, 'cotizaciones-sin-leer.json');
        }}
      >
        {texts.download}
      </button>
      <RemoveAfterAsking label={texts.remove} question={texts.question} onRemove={onRemove} />
    </ActionNote>
  );
}
