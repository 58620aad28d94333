import { Title } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { useId } from 'react';
import { publishFileWith } from '#machines/publish-file/publish-file.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { PublicationKind } from '#src/api/contract/assumed/publications.ts';
import { textIn } from '#src/browser/form-values.ts';
import { useToday } from '#src/browser/use-today.ts';
import { humaniseName } from '#src/content/humanise.ts';
import { readPdf } from '#src/features/documents/read-pdf.ts';
import { isoDay } from '#src/format/dates.ts';
import { longDay } from '#src/format/long-dates.ts';
import { FormText } from '#src/forms/form-inputs.tsx';
import { RemoteForm } from '#src/forms/remote-form.tsx';
import { notify } from '#src/ui/notices/notices.tsx';
import { FileChoice } from './file-choice.tsx';

const machine = publishFileWith(readPdf);

const FIELDS = ['file', 'name', 'version', 'valid_from'];

/** "Lista de precios 2027" for "lista-de-precios-2027.pdf". */
const nameIn = (file: string) => humaniseName(file.replace(/\.pdf$/i, ''));

interface PublishFormProps {
  readonly kind: PublicationKind;
  /** Called when a file is chosen or dropped: closing would lose it. */
  readonly onChosen: () => void;
  readonly onPublished: () => void;
  /** Called after a failure: the server may have published it. */
  readonly onFailed: () => void;
}

/** Publishes a PDF, at once or from a day on. */
export function PublishForm({ kind, onChosen, onPublished, onFailed }: PublishFormProps) {
  const actor = useActorRef(machine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  const { timeZone } = useConfig();
  const today = isoDay(useToday(timeZone), timeZone);
  const titleId = useId();
  const { chosen, error } = snapshot.context;
  useArrival(
    actor,
    (state) => state.matches('done'),
    ({ context: { published } }) => {
      if (published === null) return;
      const { name, valid_from } = published;
      const waits = valid_from !== null && valid_from > today;
      void notify({
        title: waits
          ? `“${name}” se publica el ${longDay(valid_from, timeZone) ?? valid_from}`
          : `Publicamos “${name}”`,
      });
      onPublished();
    },
  );
  useArrival(actor, (state) => state.matches('chosen'), onChosen);
  useArrival(actor, (state) => state.matches({ chosen: { editing: 'failed' } }), onFailed);
  return (
    <>
      <Title order={3} mb="sm" id={titleId}>
        Un archivo nuevo
      </Title>
      <RemoteForm
        labelledBy={titleId}
        keptAs={`publicar-${kind}`}
        fields={FIELDS}
        error={error}
        progress={progressOf(snapshot)}
        waitingLabel="Subiendo el archivo…"
        submitLabel="Publicar"
        onSubmit={(data) => {
          actor.send({
            type: 'form.submit',
            values: {
              kind,
              name: textIn(data, 'name').trim(),
              version: textIn(data, 'version').trim(),
              valid_from: textIn(data, 'valid_from'),
            },
          });
        }}
        onCancel={() => {
          actor.send({ type: 'form.cancel' });
        }}
      >
        <FileChoice actor={actor} />
        <FormText
          name="name"
          label="Nombre"
          autoComplete="off"
          maxLength={120}
          // Until somebody types, it follows the name of the file.
          defaultValue={chosen === null ? '' : nameIn(chosen.file.name)}
        />
        <FormText
          name="version"
          label="Edición (opcional)"
          description="Como “2027.1” o “Enero a marzo de 2027”."
          autoComplete="off"
          maxLength={60}
        />
        <FormText
          name="valid_from"
          type="date"
          label="Se ve desde"
          description="Antes de ese día solo lo ve la administración."
          defaultValue={today}
          min={today}
        />
      </RemoteForm>
    </>
  );
}
