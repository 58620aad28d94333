import { useId } from 'react';
import type { PaymentMethod } from '#src/api/contract/assumed/wallet.ts';
import { buttonClass } from '#src/ui/button.ts';
import { IconCreditCard } from '#src/ui/icons.ts';
import { validityOf } from './expiry.ts';
import classes from './method-row.module.css';
import { nameOf } from './name-of.ts';

interface MethodRowProps {
  readonly method: PaymentMethod;
  /** The day on which it is looked at. */
  readonly today: Date;
  /** Something is under way: it can be read, and nothing done with it. */
  readonly busy: boolean;
  readonly onMakeDefault: () => void;
  readonly onRemove: () => void;
}

const warnings = { soon: 'Vence pronto', over: 'Vencida' } as const;

/** A saved payment method, and what can be done with it. */
export function MethodRow({ method, today, busy, onMakeDefault, onRemove }: MethodRowProps) {
  const nameId = useId();
  const validity = validityOf(method.expires, today);
  return (
    <li className={classes['row']} aria-labelledby={nameId}>
      <IconCreditCard className={classes['icon']} size={28} stroke={1.25} aria-hidden />
      <div className={classes['words']}>
        <p className={classes['head']}>
          <span id={nameId} className={classes['name']}>
            {nameOf(method)}
          </span>
          {method.is_default ? <span className={classes['mark']}>Predeterminada</span> : null}
        </p>
        {method.expires === null ? null : (
          <p className={classes['expiry']}>
            {validity === 'over' ? 'Venció' : 'Vence'} {method.expires}
            {validity === 'soon' || validity === 'over' ? (
              <span className={classes['warning']}>{warnings[validity]}</span>
            ) : null}
          </p>
        )}
      </div>
      <div className={classes['actions']}>
        {method.is_default ? null : (
          <button
            type="button"
            className={buttonClass('small')}
            aria-describedby={nameId}
            aria-disabled={busy || undefined}
            onClick={onMakeDefault}
          >
            Hacer predeterminada
          </button>
        )}
        <button
          type="button"
          className={buttonClass('small')}
          aria-describedby={nameId}
          aria-disabled={busy || undefined}
          onClick={onRemove}
        >
          Quitar
        </button>
      </div>
    </li>
  );
}
