import '#src/ui/theme/field-styles.ts';
import { Button, Stack, Textarea } from '@mantine/core';
import { useRef } from 'react';
import type { ListSource } from '#machines/support/list-file.ts';
import { textIn } from '#src/browser/form-values.ts';
import { newKey } from '#src/browser/new-key.ts';
import { TypedForm } from '#src/forms/typed-form.tsx';
import { typedIn, useTypedValues } from '#src/forms/typed-values.ts';
import classes from './paste-rows.module.css';

const FIELD = 'rows';

export interface PasteRowsProps {
  /** Names pasted rows in every session. */
  readonly keptAs: string;
  /** Headings, as a spreadsheet copies them. */
  readonly example: string;
  /** What was pasted before; null for nothing. */
  readonly pasted: string | null;
  readonly onChoose: (source: ListSource) => void;
  /** Whether its field is shown from the start. */
  readonly isOpen: boolean;
}

/** Takes rows that were copied from a spreadsheet. */
export function PasteRows({ keptAs, example, pasted, isOpen, onChoose }: PasteRowsProps) {
  const form = useRef<HTMLFormElement>(null);
  const read = () => {
    const values = form.current === null ? {} : typedIn(form.current);
    return (values[FIELD] ?? '') === '' ? null : values;
  };
  return (
    <details
      open={isOpen || pasted !== null}
      // Rows that are back must be seen.
      onInput={({ currentTarget }) => {
        currentTarget.open = true;
      }}
    >
      <summary className={classes.summary}>Pegar los renglones</summary>
      <TypedForm
        form={form}
        keptAs={keptAs}
        isSaved={false}
        held={{ read, giveBack: () => undefined }}
        noValidate
        method="dialog"
        aria-label="Pegar los renglones"
        onSubmit={(event) => {
          event.preventDefault();
          const text = textIn(new FormData(event.currentTarget), FIELD);
          const file = new File([text], 'lo que pegaste', { type: 'text/csv' });
          onChoose({ file, pasted: text, key: newKey() });
        }}
      >
        <Stack gap="sm">
          <Rows pasted={pasted ?? ''} example={example} />
          <div>
            <Button type="submit">Revisar lo pegado</Button>
          </div>
        </Stack>
      </TypedForm>
    </details>
  );
}

const Rows = ({ pasted, example }: { readonly pasted: string; readonly example: string }) => (
  <Textarea
    label="Renglones, con sus encabezados"
    name={FIELD}
    defaultValue={useTypedValues()[FIELD] ?? pasted}
    placeholder={example}
    spellCheck={false}
    data-typed
  />
);
