import '#src/ui/theme/field-styles.ts';
import { Textarea } from '@mantine/core';
import { useTypedValues } from '#src/forms/typed-values.ts';

interface WorkshopNotesProps {
  /** The notes of an attempt before. */
  readonly notes: string;
  /** @default false */
  readonly readOnly?: boolean;
}

/** Notes for the workshop, in the form that orders. */
export const WorkshopNotes = ({ notes, readOnly = false }: WorkshopNotesProps) => (
  <Textarea
    label="Notas para el taller (opcional)"
    description="Horarios, acceso, a quién buscar."
    name="notes"
    maxLength={1_000}
    defaultValue={useTypedValues()['notes'] ?? notes}
    readOnly={readOnly}
    data-typed
  />
);
