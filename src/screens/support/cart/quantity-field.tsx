import { useId, useState } from 'react';
import { IconMinus, IconPlus } from '#src/ui/icons.ts';
import classes from './quantity-field.module.css';

interface QuantityFieldProps {
  /** Of what, for those who listen. */
  readonly of: string;
  readonly quantity: number;
  /** Nothing can be changed now; it can still be read. */
  readonly rests: boolean;
  readonly onChange: (quantity: number) => void;
}

const MOST = 999;

/** The number that was typed, where it is one. */
function countIn(typed: string): number | null {
  const count = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return count >= 1 && count <= MOST ? count : null;
}

/** How many of a line: one more, one less, or typed. What is no number is said there and sent nowhere. */
export function QuantityField({ of, quantity, rests, onChange }: QuantityFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(quantity));
  const [seen, setSeen] = useState(quantity);
  if (quantity !== seen) {
    setSeen(quantity);
    setTyped(String(quantity));
  }
  const count = countIn(typed);
  const change = (next: number) => {
    if (!rests && next >= 1 && next <= MOST && next !== quantity) onChange(next);
  };
  const settle = () => {
    if (count !== null) change(count);
  };
  return (
    <div className={classes['field']}>
      <div role="group" aria-label={`Cantidad de ${of}`} className={classes['group']}>
        <button
          type="button"
          className={classes['step']}
          aria-label="Uno menos"
          aria-disabled={rests || quantity <= 1 || undefined}
          onClick={() => {
            change(quantity - 1);
          }}
        >
          <IconMinus size={16} stroke={1.5} aria-hidden />
        </button>
        <input
          className={classes['input']}
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Cantidad de ${of}`}
          aria-invalid={count === null}
          aria-describedby={count === null ? id : undefined}
          value={typed}
          readOnly={rests}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
          }}
          onBlur={settle}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) settle();
          }}
        />
        <button
          type="button"
          className={classes['step']}
          aria-label="Uno más"
          aria-disabled={rests || quantity >= MOST || undefined}
          onClick={() => {
            change(quantity + 1);
          }}
        >
          <IconPlus size={16} stroke={1.5} aria-hidden />
        </button>
      </div>
      {count === null ? (
        <p id={id} className={classes['error']}>
          Escribe un número de 1 a {MOST}.
        </p>
      ) : null}
    </div>
  );
}
