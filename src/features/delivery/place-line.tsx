import { useState } from 'react';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import { PostcodeField } from './postcode-field.tsx';
import { usePlaceName } from './use-place.ts';

/** Where things are delivered, and how that changes; the field for it until somebody says it. */
export function PlaceLine() {
  const name = usePlaceName();
  // What is typed stays in its field, so that nothing below it moves.
  const [field, setField] = useState<'closed' | 'typed' | 'asked'>('closed');
  if (name === null || field !== 'closed') {
    return (
      <div ref={field === 'asked' ? focusField : undefined}>
        <PostcodeField
          label="Código postal de entrega"
          onTyped={() => {
            setField('typed');
          }}
        />
      </div>
    );
  }
  return (
    <p>
      Entrega en {name}
      <span className={layout.onScreen}>
        {' · '}
        <button
          type="button"
          className={buttonClass('link')}
          aria-label="cambiar dónde se entrega"
          onClick={() => {
            setField('asked');
          }}
        >
          cambiar
        </button>
      </span>
    </p>
  );
}

const focusField = (box: HTMLElement | null) => {
  box?.querySelector('input')?.select();
};
