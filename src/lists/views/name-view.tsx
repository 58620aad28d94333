import '#src/ui/theme/field-styles.ts';
import { Button, TextInput } from '@mantine/core';
import { useId } from 'react';
import { textIn } from '#src/browser/form-values.ts';
import { Question } from '#src/ui/dialogs/question.tsx';

interface NameViewProps {
  /** Names of views that the list has already: the same name replaces one. */
  readonly taken: readonly string[];
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

/** As many letters as a chip shows. */
const MOST_LETTERS = 30;

/** Asks what the shown view is called. */
export function NameView({ taken, onSave, onCancel }: NameViewProps) {
  const form = useId();
  return (
    <Question
      opened
      title="Guardar vista"
      onClose={onCancel}
      answers={
        <>
          <Button size="md" onClick={onCancel}>
            Cancelar
          </Button>
          <Button variant="filled" size="md" type="submit" form={form}>
            Guardar
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          const name = textIn(new FormData(event.currentTarget), 'name').trim();
          if (name !== '') onSave(name);
        }}
      >
        <TextInput
          name="name"
          label="Nombre"
          description={
            taken.length === 0
              ? 'Este navegador la guarda hasta que cierres sesión.'
              : 'Con el nombre de otra vista, la reemplaza.'
          }
          maxLength={MOST_LETTERS}
          required
          withAsterisk={false}
          autoComplete="off"
          data-autofocus
        />
      </form>
    </Question>
  );
}
