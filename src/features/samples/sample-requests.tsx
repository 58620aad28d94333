import { Badge, Box, Group, Paper, Stack, Text } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { sampleRequestsMachine } from '#machines/sample-requests/sample-requests.machine.ts';
import { sendSamplesMachine } from '#machines/send-samples/send-samples.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { SampleRequest } from '#src/api/contract/assumed/samples.ts';
import { humaniseName } from '#src/content/humanise.ts';
import { useQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { PdfButtons } from '#src/features/pdf/pdf-buttons.tsx';
import { calendarOf } from '#src/format/dates.ts';
import { phoneText } from '#src/format/phone.ts';
import { RemoteForm } from '#src/forms/remote-form.tsx';
import { PagedList } from '#src/lists/paged-list.tsx';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { ResourceView } from '#src/remote-data/resource-view.tsx';
import { ContactOptions } from '#src/ui/contact/contact-options.tsx';
import text from '#src/ui/styles/text.module.css';
import { addressLines } from './labels/address-lines.ts';

/** The requests for samples: whom to send what, labels for those that wait, and which were sent. */
export function SampleRequests() {
  const actor = useActorRef(sampleRequestsMachine, useActorSurroundings());
  const reload = () => {
    actor.send({ type: 'resource.load', input: {} });
  };
  return (
    <ResourceView
      actor={actor}
      call="sampleRequests"
      onReload={reload}
      loading="Cargando las solicitudes de muestras…"
      unavailable={<ContactOptions />}
    >
      {(requests) => <Loaded requests={requests} onSent={reload} />}
    </ResourceView>
  );
}

interface LoadedProps {
  readonly requests: readonly SampleRequest[];
  readonly onSent: () => void;
}

function Loaded({ requests, onSent }: LoadedProps) {
  const { page, change } = useListQuery({});
  const waiting = requests.filter(({ status }) => status === 'pendiente');
  const sent = requests.filter(({ status }) => status === 'enviada');
  if (requests.length === 0) return <Text c="dimmed">Nadie ha pedido muestras todavía.</Text>;
  return (
    <Stack gap="lg">
      {waiting.length === 0 ? (
        <Text c="dimmed">Ya mandaste todas.</Text>
      ) : (
        <PdfButtons
          offered={[{ copy: 'label-sheets', label: 'Etiquetas de envío', name: 'etiquetas-de-muestras.pdf' }]}
          typed={waiting.flatMap(addressLines)}
          make={async (_, job) => {
            const [{ makePdf }, { addressLabels }] = await Promise.all([
              import('#src/features/pdf/make-pdf.ts'),
              import('./labels/address-labels.ts'),
            ]);
            return makePdf(addressLabels(waiting), job);
          }}
        />
      )}
      <PagedList
        label="Solicitudes de muestras"
        rows={[...waiting, ...sent]}
        page={page}
        onPage={(next) => {
          change({ pagina: String(next) });
        }}
      >
        {(shown, id) => (
          <Stack component="ul" id={id} gap="sm" aria-label="Solicitudes de muestras">
            {shown.map((request) => (
              <li key={request.id} aria-label={request.folio}>
                <Request request={request} onSent={onSent} />
              </li>
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}

function Request({ request, onSent }: { readonly request: SampleRequest; readonly onSent: () => void }) {
  const { timeZone } = useConfig();
  const quotable = useQuotable();
  const variantOf = typeof quotable === 'string' ? () => undefined : quotable.variantOf;
  const isWaiting = request.status === 'pendiente';
  const calendar = calendarOf(timeZone);
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" align="start" gap="sm 2rem">
        <Stack gap={4}>
          <Group gap="xs">
            <Text fw={500} flex="none">
              {request.folio}
            </Text>
            <Badge variant={isWaiting ? 'light' : 'default'}>{isWaiting ? 'Por mandar' : 'Enviada'}</Badge>
          </Group>
          {addressLines(request).map((line) => (
            <Text key={line} fz="md">
              {line}
            </Text>
          ))}
          <Text c="dimmed" fz="sm">
            {[
              calendar.day(request.created_at),
              request.arrives_on === null ? null : `le llegan el ${calendar.day(request.arrives_on) ?? ''}`,
              request.phone === null ? null : phoneText(request.phone),
              request.email,
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </Text>
        </Stack>
        <Stack component="ul" gap={2} aria-label={`Muestras de ${request.folio}`}>
          {request.samples.map(({ variant: slug, color, quote }) => {
            const variant = variantOf(slug);
            const colour = variant?.colours.find((one) => one.slug === color);
            return (
              <li key={`${slug}.${color}`}>
                {[
                  variant?.name ?? humaniseName(slug),
                  colour === undefined ? humaniseName(color) : `${colour.name} (${colour.code})`,
                ].join(', ')}
                {quote === null ? null : (
                  <>
                    , <span className={text.oneLine}>cotización {quote}</span>
                  </>
                )}
              </li>
            );
          })}
        </Stack>
      </Group>
      {isWaiting ? (
        <Box mt="md" maw="20rem">
          <Sending request={request} onSent={onSent} />
        </Box>
      ) : null}
    </Paper>
  );
}

/** Records that the samples of a request were sent. */
function Sending({
  request: { id, folio },
  onSent,
}: {
  readonly request: SampleRequest;
  readonly onSent: () => void;
}) {
  const form = useActorRef(sendSamplesMachine, useActorSurroundings());
  const snapshot = useSelector(form, (state) => state);
  useArrival(form, (state) => state.matches('done'), onSent);
  const titleId = `mandar-${id}`;
  if (snapshot.matches('done')) return <p role="status">{folio} quedó como enviada.</p>;
  return (
    <>
      <h2 id={titleId} className="visually-hidden">
        Mandar {folio}
      </h2>
      <RemoteForm
        labelledBy={titleId}
        keptAs={null}
        fields={[]}
        error={snapshot.context.error}
        progress={progressOf(snapshot)}
        waitingLabel="Guardando…"
        submitLabel="Ya la mandé"
        look="small"
        onCancel={() => {
          form.send({ type: 'form.cancel' });
        }}
        onSubmit={() => {
          form.send({ type: 'form.submit', values: { id } });
        }}
      >
        {null}
      </RemoteForm>
    </>
  );
}
