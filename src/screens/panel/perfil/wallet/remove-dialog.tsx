import { useState } from 'react';
import type { PaymentMethod } from '#src/api/contract/assumed/wallet.ts';
import { buttonClass } from '#src/ui/button.ts';
import { Dialog } from '../../../support/opened/dialog.tsx';
import dialogClasses from '../../../support/opened/dialog.module.css';
import { nameOf } from './name-of.ts';
import classes from './remove-dialog.module.css';

interface RemoveDialogProps {
  readonly opened: boolean;
  readonly method: PaymentMethod | undefined;
  /** How many there are. */
  readonly count: number;
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
}

/** Asks back before a payment method is forgotten, and says what that takes away. */
export function RemoveDialog({ opened, method, count, onKeep, onConfirm }: RemoveDialogProps) {
  // The question keeps its words while it goes away.
  const [asked, setAsked] = useState(method);
  if (method !== undefined && method !== asked) setAsked(method);
  return (
    <Dialog
      opened={opened && method !== undefined}
      title={asked === undefined ? '' : `¿Quitar ${nameOf(asked)}?`}
      onClose={onKeep}
    >
      <p className={classes['text']}>
        Ya no podrás pagar con ella. Para usarla otra vez tendrás que capturarla de nuevo.
        {asked === undefined ? null : consequence(asked, count)}
      </p>
      <div className={dialogClasses['actions']}>
        <button type="button" className={buttonClass()} onClick={onKeep}>
          Conservarla
        </button>
        <button type="button" className={buttonClass('filled')} onClick={onConfirm}>
          Quitar
        </button>
      </div>
    </Dialog>
  );
}

function consequence({ is_default: isDefault }: PaymentMethod, count: number): string {
  if (count === 1) return ' Es la única que tienes: te quedarás sin método de pago.';
  return isDefault ? ' Es tu predeterminada: otra de las que tienes tomará su lugar.' : '';
}
