import { useRef, useState } from 'react';
import { buttonClass } from '#src/ui/button.ts';
import type { WalkReport } from '../fixtures/report.ts';
import styles from './error-form.module.css';

/** What a tester expected at the end of a walk, and what happened. */
export type WalkError = NonNullable<WalkReport['error']>;

interface ErrorFormProps {
  readonly onSave: (error: WalkError) => void;
  readonly onCopy: (error: WalkError) => void;
}

/** The button "Aquí hay un error", and its form. */
export function ErrorForm({ onSave, onCopy }: ErrorFormProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [picture, setPicture] = useState<string | null>(null);

  const attach = (file: File | undefined) => {
    if (file?.type.startsWith('image/') !== true) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setPicture(reader.result);
    });
    reader.readAsDataURL(file);
  };

  const send = (done: (error: WalkError) => void) => {
    if (form.current === null || !form.current.reportValidity()) return;
    const fields = new FormData(form.current);
    const textOf = (name: string) => String(fields.get(name)).trim();
    done({
      expected: textOf('expected'),
      actual: textOf('actual'),
      ...(picture === null ? {} : { picture }),
    });
    dialog.current?.close();
  };

  return (
    <>
      <button type="button" className={buttonClass('small')} onClick={() => dialog.current?.showModal()}>
        Aquí hay un error
      </button>
      <dialog ref={dialog} className={styles['dialog']} aria-labelledby="walk-error">
        <form
          ref={form}
          className={styles['form']}
          method="dialog"
          onPaste={({ clipboardData }) => {
            attach(clipboardData.files[0]);
          }}
        >
          <h2 id="walk-error" className={styles['title']}>
            Aquí hay un error
          </h2>
          <label>
            Qué esperabas
            <textarea name="expected" rows={3} required />
          </label>
          <label>
            Qué pasó
            <textarea name="actual" rows={3} required />
          </label>
          <div className={styles['row']}>
            <label>
              Imagen de la pantalla: pégala aquí o elígela
              <input
                type="file"
                accept="image/*"
                onChange={({ currentTarget }) => {
                  attach(currentTarget.files?.[0]);
                }}
              />
            </label>
            {picture === null ? null : (
              <img className={styles['picture']} src={picture} alt="La imagen que acompaña al error" />
            )}
          </div>
          <div className={styles['row']}>
            <button
              type="button"
              className={buttonClass('filled')}
              onClick={() => {
                send(onSave);
              }}
            >
              Guardar con los pasos
            </button>
            <button
              type="button"
              className={buttonClass('small')}
              onClick={() => {
                send(onCopy);
              }}
            >
              Copiar
            </button>
            <button type="submit" className={buttonClass('small')} formNoValidate>
              Cerrar
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}
