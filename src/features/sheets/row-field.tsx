import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { Offer } from '#machines/support/list-file.ts';
import classes from './row-field.module.css';

interface FaultsProps {
  readonly faults: readonly { readonly says: string; readonly offers: readonly Offer[] }[];
  readonly onOffer: (cells: Readonly<Record<string, string>>) => void;
}

/** Faults of a cell or of a row, with what each may mean. */
export const Faults = ({ faults, onOffer }: FaultsProps) =>
  faults.map(({ says, offers }) => (
    <div key={says} className={classes.fault}>
      <span>{says}</span>
      {offers.map((offer) => (
        <Button
          key={offer.says}
          size="compact-sm"
          onClick={() => {
            onOffer(offer.cells);
          }}
        >
          {offer.says}
        </Button>
      ))}
    </div>
  ));

interface FieldProps extends FaultsProps {
  /** Accessible name. */
  readonly name: string;
  readonly label: string | null;
  readonly text: string;
  readonly onMend: (text: string) => void;
}

/** A cell to mend: it is read again when the person leaves it, or presses Enter. */
export function Field({ name, label, text, faults, onMend, onOffer }: FieldProps) {
  const read = useRef(text);
  const commit = (field: HTMLInputElement) => {
    const typed = field.value.trim();
    // Enter moves the focus away, which would mend the cell a second time.
    if (typed === read.current) return;
    read.current = typed;
    onMend(typed);
  };
  return (
    <div className={classes.field}>
      {label === null ? null : <span className={classes.soft}>{label}</span>}
      <input
        className={classes.input}
        aria-label={name}
        aria-invalid={faults.length > 0 || undefined}
        defaultValue={text}
        autoComplete="off"
        spellCheck={false}
        onBlur={({ currentTarget }) => {
          commit(currentTarget);
        }}
        onKeyDown={(event) => {
          const { key, currentTarget } = event;
          if (key === 'Escape') currentTarget.value = text;
          if (key !== 'Enter') return;
          // The focus moves to a button meanwhile, which the same press would use.
          event.preventDefault();
          commit(currentTarget);
        }}
      />
      <Faults faults={faults} onOffer={onOffer} />
    </div>
  );
}
