import { leaveWithoutAsking } from '#src/browser/unsaved.ts';
import { useOpened } from '#src/browser/use-opened.ts';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { recordParts, type RecordForm } from './record-values.ts';

/** In place of the id of somebody new. */
export const NEW = 'nueva';

const PART = 'parte';
const DELETION: RecordForm = 'borrar';

/** The form of a client in the address: under which id it is kept, and which part of it is asked. */
export function useOpenedRecord() {
  const opened = useOpened('ficha', { inside: [PART] });
  const { values } = useListQuery({ [PART]: '' });
  return {
    /** Of a record, or of what it is put together with; NEW for somebody new, null when no form is open. */
    id: opened.open,
    part: recordParts.find((one) => one === values[PART]) ?? null,
    isDeletion: values[PART] === DELETION,
    show: (id: string, part: RecordForm | null) => {
      opened.show(id, part === null ? {} : { [PART]: part });
    },
    close: () => {
      leaveWithoutAsking(opened.close);
    },
  };
}

export type OpenedRecord = ReturnType<typeof useOpenedRecord>;
