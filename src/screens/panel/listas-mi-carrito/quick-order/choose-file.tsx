import { Dropzone } from '@mantine/dropzone';
import { useSelector } from '@xstate/react';
import { useId, useRef } from 'react';
import { TEXTAREA_ROWS } from '#src/config/constants.ts';
import { buttonClass } from '#src/ui/button.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { IconDownload, IconUpload } from '#src/ui/icons.ts';
import fieldClasses from '../../../support/field.module.css';
import { textIn } from '../../../support/form-values.ts';
import { saveCsv } from '../../../support/list/save-csv.ts';
import { sampleColumns, sampleRows } from './files.ts';
import classes from './quick-order.module.css';
import type { QuickOrderActor } from './quick-order-actor.ts';

/** The file as it was, without what whoever took it has written on it. */
const plain = (file: File) => new File([file], file.name, { type: file.type });

/** Where a list comes from: a file that is chosen or dropped, or rows that are pasted. */
export function ChooseFile({ actor }: { readonly actor: QuickOrderActor }) {
  const what = useSelector(actor, ({ context }) => context.what);
  const name = useSelector(actor, ({ context }) => context.file?.name ?? null);
  const openPicker = useRef<() => void>(null);
  const pasteId = useId();
  const take = (file: File | undefined) => {
    if (file !== undefined) actor.send({ type: 'import.choose', file: plain(file) });
  };
  return (
    <>
      <p className={classes['text']}>
        Sube tus medidas en un archivo CSV, una ventana por renglón: ubicación, tela, color, ancho, alto…
        Revisamos cada una antes de agregarla.
      </p>
      {what === null ? null : (
        <ErrorAlert title={name === null ? what : `No pudimos usar “${name}”. ${what}`} />
      )}
      <Dropzone
        unstyled
        className={classes['drop'] ?? ''}
        classNames={{ inner: classes['inner'] ?? '' }}
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
        <button
          type="button"
          className={buttonClass('filled')}
          onClick={() => {
            openPicker.current?.();
          }}
        >
          <IconUpload size={18} stroke={1.5} aria-hidden />
          Elegir archivo
        </button>
        <span className={classes['hint']}>o suéltalo aquí</span>
      </Dropzone>
      <div>
        <button
          type="button"
          className={buttonClass('small')}
          onClick={() => void saveCsv(sampleRows, sampleColumns, 'pedido-de-ejemplo.csv')}
        >
          <IconDownload size={16} stroke={1.5} aria-hidden />
          Descargar archivo de ejemplo
        </button>
      </div>
      <details className={classes['paste']}>
        <summary>Pegar los renglones</summary>
        <form
          noValidate
          method="dialog"
          aria-label="Pegar los renglones"
          className={classes['form']}
          onSubmit={(event) => {
            event.preventDefault();
            const text = textIn(new FormData(event.currentTarget), 'rows');
            take(new File([text], 'lo que pegaste', { type: 'text/csv' }));
          }}
        >
          <div className={fieldClasses['field']}>
            <label htmlFor={pasteId} className={fieldClasses['label']}>
              Renglones, con sus encabezados
            </label>
            <textarea
              id={pasteId}
              name="rows"
              className={fieldClasses['input']}
              rows={TEXTAREA_ROWS}
              placeholder={'Ubicación\tTela\tColor\tAncho\tAlto'}
              spellCheck={false}
            />
          </div>
          <div>
            <button type="submit" className={buttonClass('small')}>
              Revisar lo pegado
            </button>
          </div>
        </form>
      </details>
    </>
  );
}
