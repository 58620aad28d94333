import { Button, Group, Stack, Text } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { useRef, type ReactNode } from 'react';
import { pdfMachine, pdfMakerActor, type PdfCopy, type PdfMaker } from '#machines/pdf/pdf.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useActorEvent } from '#src/actor-hooks/use-actor-event.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { listed } from '#src/format/words.ts';
import { ProgressLine } from '#src/remote-data/progress-line.tsx';
import { IconFileTypePdf } from '#src/ui/icons.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { notify } from '#src/ui/notices/notices.tsx';
import { lostIn } from './printable.ts';

/** A PDF that is offered. */
interface OfferedPdf {
  readonly copy: PdfCopy;
  readonly label: string;
  /** Name of the file. */
  readonly name: string;
}

interface PdfButtonsProps {
  /** Names them. @default "PDF" */
  readonly label?: string;
  readonly offered: readonly OfferedPdf[];
  readonly make: PdfMaker;
  /** What people typed of all that is printed. */
  readonly typed: readonly (string | null | undefined)[];
  /** What is said beside the buttons. */
  readonly children?: ReactNode;
}

/** Buttons that make PDFs in the browser and download them, with the progress and the failure of the one being made. */
export function PdfButtons({ label = 'PDF', offered, make, typed, children }: PdfButtonsProps) {
  // Provided on every render, so that the PDF is made from what is shown now.
  const actor = useActorRef(
    pdfMachine.provide({ actors: { make: pdfMakerActor(make) } }),
    useActorSurroundings(),
  );
  useActorEvent(actor, 'pdf.made', ({ file, copy: made }) => {
    const name = offered.find((one) => one.copy === made)?.name ?? 'documento.pdf';
    saveFile(file, name);
    void notify({ title: 'Descargamos el PDF', text: name });
  });
  const { copy, progress } = useSelector(actor, ({ context }) => context);
  const isMaking = useSelector(actor, (snapshot) => snapshot.matches('making'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  /** The pressed button: it gets the focus back from a button that goes away. */
  const pressed = useRef<HTMLButtonElement>(null);
  const lost = lostIn(typed);
  const begin = (wanted: PdfCopy, button: HTMLButtonElement | null) => {
    pressed.current = button;
    actor.send({ type: 'pdf.make', copy: wanted });
  };
  return (
    <Stack component="section" gap="sm" aria-label={label}>
      {/* The buttons stay while one is made: the pressed one keeps the focus. */}
      <Group gap="0.5rem 0.75rem">
        {offered.map((one) => (
          <Button
            key={one.copy}
            aria-disabled={isMaking || undefined}
            onClick={(event) => {
              if (!isMaking) begin(one.copy, event.currentTarget);
            }}
            leftSection={<IconFileTypePdf size={16} stroke={1.5} aria-hidden />}
          >
            {one.label}
          </Button>
        ))}
        {children}
      </Group>
      {lost.length === 0 ? null : (
        <Text fz="sm" c="dimmed">
          La letra del PDF no tiene {listed(lost)}: sale sin eso.
        </Text>
      )}
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
