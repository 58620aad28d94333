import { Button, Group, Stack, Text } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { useRef } from 'react';
import { pdfMakerActor, quotePdfMachine, type PdfCopy, type PdfMaker } from '#machines/quote-pdf.machine.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { IconFileTypePdf } from '#src/ui/icons.ts';
import { ProgressLine } from '#src/kit/remote/progress-line.tsx';
import { notify } from '#src/ui/notices/notices.tsx';
import { useActorSurroundings } from '#src/services/actor-surroundings.ts';
import { saveFile } from '#src/page/save-file.ts';
import { useConfig, useServices } from '#src/services/services.ts';
import { useActorEvent } from '#src/services/use-actor-event.ts';
import { hasCost } from '../view/client-prices.ts';
import { fileName, printedQuoteOf, type QuoteToPrint } from './printed-quote.ts';

/** Buttons that make a quote's PDF in the browser: the client's copy, and the maker's own copy with the cost. */
export function QuotePdf(props: QuoteToPrint) {
  const { quote, forClient } = props;
  const { session } = useServices();
  const user = useSelector(session, ({ context }) => context.user);
  const { timeZone } = useConfig();
  const make: PdfMaker = async (copy, job) => {
    const printed = printedQuoteOf(props, { copy, user, timeZone });
    const { makePdf } = await import('./make-pdf.ts');
    return makePdf(printed, job);
  };
  // Provided on every render, so that the PDF is made from the current quote.
  const actor = useActorRef(
    quotePdfMachine.provide({ actors: { make: pdfMakerActor(make) } }),
    useActorSurroundings(),
  );
  useActorEvent(actor, 'pdf.made', ({ file, copy }) => {
    const name = fileName(quote, copy === 'own');
    saveFile(file, name);
    void notify({ title: 'Descargamos el PDF', text: name });
  });
  const { copy, progress } = useSelector(actor, ({ context }) => context);
  const isMaking = useSelector(actor, (snapshot) => snapshot.matches('making'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  /** The pressed button: it gets the focus back from a button that goes away. */
  const pressed = useRef<HTMLButtonElement>(null);
  const begin = (wanted: PdfCopy, button: HTMLButtonElement | null) => {
    pressed.current = button;
    actor.send({ type: 'pdf.make', copy: wanted });
  };
  return (
    <Stack component="section" gap="sm" aria-label="PDF">
      {/* The buttons stay while a copy is made: the pressed one keeps the focus. */}
      <Group gap="0.5rem 0.75rem">
        {forClient === null ? null : (
          <CopyButton
            label={hasCost(quote) ? 'PDF para tu cliente' : 'Descargar PDF'}
            isMaking={isMaking}
            onPress={(button) => {
              begin('client', button);
            }}
          />
        )}
        {hasCost(quote) && forClient !== null ? (
          <CopyButton
            label="PDF con mi costo"
            isMaking={isMaking}
            onPress={(button) => {
              begin('own', button);
            }}
          />
        ) : null}
        {forClient === null ? (
          <Text c="dimmed" fz="sm">
            El PDF para tu cliente necesita los precios de hoy o un margen: renuévala, o ponle uno en una
            copia.
          </Text>
        ) : null}
      </Group>
      {isMaking ? (
        <Group gap="0.5rem 0.75rem">
          <p role="status">Armando el PDF…</p>
          <ProgressLine label="Avance del PDF" value={progress.done} max={progress.total} />
          <Button
            onClick={() => {
              pressed.current?.focus();
              actor.send({ type: 'pdf.cancel' });
            }}
          >
            Cancelar PDF
          </Button>
        </Group>
      ) : null}
      {hasFailed ? (
        <ErrorAlert
          title="No pudimos armar el PDF. Revisa tu internet e inténtalo de nuevo."
          onRetry={() => {
            pressed.current?.focus();
            begin(copy, pressed.current);
          }}
        />
      ) : null}
    </Stack>
  );
}

interface CopyButtonProps {
  readonly label: string;
  readonly isMaking: boolean;
  readonly onPress: (button: HTMLButtonElement) => void;
}

const CopyButton = ({ label, isMaking, onPress }: CopyButtonProps) => (
  <Button
    aria-disabled={isMaking || undefined}
    onClick={(event) => {
      if (!isMaking) onPress(event.currentTarget);
    }}
    leftSection={<IconFileTypePdf size={16} stroke={1.5} aria-hidden />}
  >
    {label}
  </Button>
);
