import { clsx as cx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { newKey } from '#src/browser/new-key.ts';
import { pieceWords } from '#src/features/window-words/piece-words.ts';
import { capital } from '#src/format/words.ts';
import field from '#src/forms/field.module.css';
import { buttonClass } from '#src/ui/controls/button.ts';
import { IconArrowDown, IconArrowUp } from '#src/ui/icons.ts';
import layout from '#src/ui/styles/layout.module.css';
import { useQuoter } from '../quoter-state.ts';
import classes from './window-head.module.css';

/** Suggested names of awnings. */
const usualPlaces = ['Terraza', 'Patio', 'Jardín', 'Balcón', 'Entrada', 'Cochera', 'Alberca', 'Local'];

/** Suggested names of windows. */
const usualNames = [
  'Sala',
  'Comedor',
  'Cocina',
  'Recámara principal',
  'Recámara 1',
  'Recámara 2',
  'Recámara de los niños',
  'Estudio',
  'Cuarto de TV',
  'Baño',
  'Pasillo',
  'Terraza',
  'Oficina',
];

/** The open window: its name, and actions to copy, move and remove it. */
export function WindowHead() {
  const { actor, draft } = useQuoter();
  const id = useId();
  const { at } = actor.getSnapshot().context;
  const index = draft.windows.findIndex(({ key }) => key === at);
  const window = draft.windows[index];
  if (window === undefined) return null;
  const { key, name } = window;
  const words = pieceWords(window.family);
  const isFirst = index === 0;
  const isLast = index === draft.windows.length - 1;
  return (
    <div className={cx(layout.row, classes.head)}>
      <div className={cx(field.field, classes.name)}>
        <label htmlFor={id} className={field.label}>
          Nombre {words.of}
        </label>
        <input
          id={id}
          className={field.input}
          data-field="name"
          value={name}
          list={`${id}-nombres`}
          autoComplete="off"
          maxLength={60}
          aria-invalid={name.trim() === ''}
          aria-describedby={name.trim() === '' ? `${id}-falta` : undefined}
          onChange={({ currentTarget }) => {
            actor.send({ type: 'edit.change', key, patch: { name: currentTarget.value } });
          }}
        />
        <datalist id={`${id}-nombres`}>
          {(words.one === 'ventana' ? usualNames : usualPlaces).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
        {name.trim() === '' ? (
          <p id={`${id}-falta`} className={field.error}>
            Ponle un nombre para reconocer {words.this}.
          </p>
        ) : null}
      </div>
      <div
        className={cx(layout.row, classes.tools)}
        data-gap="small"
        role="group"
        aria-label={capital(words.this)}
      >
        <Tool
          label="Duplicar"
          onClick={() => {
            actor.send({ type: 'edit.duplicate', key, as: newKey() });
          }}
        >
          Duplicar
        </Tool>
        {isFirst ? null : (
          <Tool
            label="Subir en la lista"
            onClick={() => {
              actor.send({ type: 'edit.move', key, by: -1 });
            }}
          >
            <IconArrowUp size={18} stroke={1.5} aria-hidden />
          </Tool>
        )}
        {isLast ? null : (
          <Tool
            label="Bajar en la lista"
            onClick={() => {
              actor.send({ type: 'edit.move', key, by: 1 });
            }}
          >
            <IconArrowDown size={18} stroke={1.5} aria-hidden />
          </Tool>
        )}
        <Tool
          label="Quitar"
          onClick={() => {
            actor.send({ type: 'edit.remove', key });
          }}
        >
          Quitar
        </Tool>
      </div>
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const Tool = ({ label, onClick, children }: ToolProps) => (
  <button
    type="button"
    className={buttonClass('small')}
    aria-label={label}
    title={label}
    onClick={() => {
      onClick();
    }}
  >
    {children}
  </button>
);
