import layout from '#src/ui/layout.module.css';
import { saveStored } from '#src/page/save-file.ts';
import { counted } from '#src/format/words.ts';
import { buttonClass } from '#src/ui/button.ts';
import { RemoveAfterAsking } from './remove-after-asking.tsx';

interface UnreadNoteProps {
  /** What this version of the site cannot read, as the browser stored it. */
  readonly unread: readonly unknown[];
  readonly onRemove: () => void;
}

/** Says that stored quotes cannot be read, and gives them as a file; nothing when all can be read. */
export function UnreadNote({ unread, onRemove }: UnreadNoteProps) {
  if (unread.length === 0) return null;
  const isOne = unread.length === 1;
  return (
    <div role="status" className={`${layout['row'] ?? ''} ${layout['note'] ?? ''}`}>
      <p>
        {counted(unread.length, 'cotización guardada', 'cotizaciones guardadas')} no se{' '}
        {isOne ? 'puede' : 'pueden'} leer en esta versión del sitio. No se {isOne ? 'perdió' : 'perdieron'}:{' '}
        {isOne ? 'sigue' : 'siguen'} en este navegador.
      </p>
      <div className={layout['row']} data-gap="small">
        <button
          type="button"
          className={buttonClass('small')}
          onClick={() => {
            saveStored(unread, 'cotizaciones-sin-leer.json');
          }}
        >
          {isOne ? 'Descargarla' : 'Descargarlas'}
        </button>
        <RemoveAfterAsking
          label={isOne ? 'Borrarla' : 'Borrarlas'}
          question={`¿${isOne ? 'Borrarla' : 'Borrarlas'} sin leer? No se ${isOne ? 'puede' : 'pueden'} recuperar.`}
          onRemove={onRemove}
        />
      </div>
    </div>
  );
}
