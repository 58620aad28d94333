import { useActorRef, useSelector } from '@xstate/react';
import { useRef } from 'react';
import { waitFor, type ActorRefFrom } from 'xstate';
import { severities, severityOf } from '#mocks/demo/recording/severities.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import type { WalkReport } from '../../fixtures/report.ts';
import { dataUrl } from '../../stage/picture/files.ts';
import styles from './error-form.module.css';
import { pictureMachine, type Photograph } from './picture.machine.ts';

/** What a tester expected at the end of a walk, and what happened. */
export type WalkError = NonNullable<WalkReport['error']>;

interface ErrorFormProps {
  readonly photograph: Photograph;
  readonly onSave: (error: WalkError) => Promise<void>;
  readonly onCopy: (error: WalkError) => Promise<void>;
}

/** The button "Aquí hay un error", which photographs the screen, and its form. */
export function ErrorForm({ photograph, onSave, onCopy }: ErrorFormProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const pictures = useActorRef(pictureMachine);

  const attach = async (file: File | undefined) => {
    if (file?.type.startsWith('image/') !== true) return;
    pictures.send({ type: 'picture.attach', picture: await dataUrl(file) });
  };

  /** The error as it is written, with its picture; null while something is missing. */
  const written = async (): Promise<WalkError | null> => {
    if (form.current === null || !form.current.reportValidity()) return null;
    const fields = new FormData(form.current);
    const textOf = (name: string) => String(fields.get(name)).trim();
    const { context } = await waitFor(pictures, (snapshot) => !snapshot.matches('taking'));
    return {
      expected: textOf('expected'),
      actual: textOf('actual'),
      severity: severityOf(textOf('severity')),
      ...(context.picture === null ? {} : { picture: context.picture }),
    };
  };

  const send = async ({ copies, saves }: Sent) => {
    const error = await written();
    if (error === null) return;
    if (copies) await onCopy(error);
    if (!saves) return;
    await onSave(error);
    // The next error is another one.
    form.current?.reset();
    dialog.current?.close();
  };

  return (
    <>
      <button
        type="button"
        className={buttonClass('small')}
        onClick={() => {
          pictures.send({ type: 'picture.take', photograph });
          dialog.current?.showModal();
        }}
      >
        Aquí hay un error
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="walk-error">
        <form
          ref={form}
          className={styles.form}
          method="dialog"
          onPaste={({ clipboardData }) => {
            void attach(clipboardData.files[0]);
          }}
        >
          <h2 id="walk-error" className={styles.title}>
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
          <SeverityField />
          <Picture actor={pictures} onFile={attach} />
          <Ends onSend={(what) => void send(what)} />
        </form>
      </dialog>
    </>
  );
}

const SeverityField = () => (
  <label>
    Gravedad
    <select name="severity" defaultValue="hurts">
      {Object.entries(severities).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

/** Where the error goes. */
interface Sent {
  readonly copies: boolean;
  readonly saves: boolean;
}

/** The buttons below the form; what is only copied can still be saved. */
const Ends = ({ onSend }: { readonly onSend: (what: Sent) => void }) => (
  <div className={styles.row}>
    <button
      type="button"
      className={buttonClass('filled')}
      onClick={() => {
        onSend({ copies: true, saves: true });
      }}
    >
      Copiar y guardar
    </button>
    <button
      type="button"
      className={buttonClass('small')}
      onClick={() => {
        onSend({ copies: false, saves: true });
      }}
    >
      Guardar con los pasos
    </button>
    <button
      type="button"
      className={buttonClass('small')}
      onClick={() => {
        onSend({ copies: true, saves: false });
      }}
    >
      Copiar
    </button>
    <button type="submit" className={buttonClass('small')} formNoValidate>
      Cerrar
    </button>
  </div>
);

interface PictureProps {
  readonly actor: ActorRefFrom<typeof pictureMachine>;
  readonly onFile: (file: File | undefined) => void;
}

/** The picture that goes with the error, or why there is none; another one can be chosen. */
function Picture({ actor, onFile }: PictureProps) {
  const shown = useSelector(actor, (snapshot) => snapshot);
  const { picture } = shown.context;
  return (
    <>
      {shown.matches('taking') ? <p role="status">Tomando una imagen de la pantalla…</p> : null}
      {picture === null ? null : (
        <figure className={styles.shown}>
          <img className={styles.picture} src={picture} alt="La pantalla que acompaña al error" />
          <figcaption>Contraseñas y tarjetas no salen en la imagen.</figcaption>
        </figure>
      )}
      {shown.matches('missing') ? (
        <p role="alert">No pudimos tomar la imagen de la pantalla: pégala aquí o elígela.</p>
      ) : null}
      <label className={styles.other}>
        {picture === null ? 'Imagen de la pantalla' : 'Otra imagen: pégala aquí o elígela'}
        {/* The browser's own button is in its language. */}
        <span className={buttonClass('small')} aria-hidden="true">
          Elegir imagen
        </span>
        <input
          type="file"
          className="visually-hidden"
          aria-label="Imagen de la pantalla"
          accept="image/*"
          onChange={({ currentTarget }) => {
            onFile(currentTarget.files?.[0]);
          }}
        />
      </label>
    </>
  );
}
