import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import type { ClientRecord } from '#src/api/contract/assumed/clients.ts';
import { FactsList } from '#src/lists/facts-list.tsx';
import { isDoubtful } from '#src/reading/client-faults.ts';
import { copyText } from '#src/ui/notices/copy-text.ts';
import type { RecordForm } from './record-values.ts';
import { taxWords, type TaxWords } from './tax-words.ts';

interface SectionProps {
  readonly title: string;
  readonly action: string;
  readonly onEdit: () => void;
  readonly children: ReactNode;
}

function Section({ title, action, onEdit, children }: SectionProps) {
  const id = useId();
  return (
    <Stack component="section" gap={4} aria-labelledby={id}>
      <Group justify="space-between" gap="xs">
        <Title order={3} fz="md" id={id}>
          {title}
        </Title>
        <Button
          size="compact-md"
          variant="light"
          onClick={onEdit}
          aria-label={`${action} ${title.toLowerCase()}`}
        >
          {action}
        </Button>
      </Group>
      {children}
    </Stack>
  );
}

function Rfc({ rfc }: { readonly rfc: string }) {
  return (
    <>
      <span translate="no">{rfc}</span>{' '}
      <Button
        size="compact-sm"
        variant="light"
        onClick={() =>
          void copyText(rfc, {
            done: 'Copiamos el RFC',
            failed: 'No pudimos copiarlo: selecciónalo y cópialo tú.',
          })
        }
      >
        Copiar RFC
      </Button>
      {isDoubtful(rfc) ? (
        <Text fz="sm">Su último carácter no es el usual: compáralo con su constancia.</Text>
      ) : null}
    </>
  );
}

const TaxFacts = ({ words }: { readonly words: TaxWords }) => (
  <FactsList
    facts={[
      { name: 'RFC', value: words.rfc === null ? null : <Rfc rfc={words.rfc} /> },
      { name: 'Razón social', value: words.legalName },
      { name: 'Régimen', value: words.regime },
      { name: 'Uso del CFDI', value: words.use },
      { name: 'C.P. fiscal', value: words.postcode },
    ]}
  />
);

interface RecordSectionsProps {
  readonly record: ClientRecord | null;
  readonly onEdit: (part: RecordForm) => void;
}

/** What a dealer keeps of a client: fiscal data and notes of their own, and how to delete all of it. */
export function RecordSections({ record, onEdit }: RecordSectionsProps) {
  const words = record === null ? null : taxWords(record);
  const notes = record?.notes ?? null;
  return (
    <>
      <Section
        title="Datos de facturación"
        action={words === null ? 'Agregar' : 'Editar'}
        onEdit={() => {
          onEdit('facturacion');
        }}
      >
        {words === null ? (
          <Text c="dimmed" fz="md">
            Guarda aquí su RFC y su régimen para facturarle sin preguntar.
          </Text>
        ) : (
          <TaxFacts words={words} />
        )}
      </Section>
      <Section
        title="Notas"
        action={notes === null ? 'Agregar' : 'Editar'}
        onEdit={() => {
          onEdit('notas');
        }}
      >
        <Text {...(notes === null ? { c: 'dimmed' } : {})} fz="md" style={{ whiteSpace: 'pre-line' }}>
          {notes ?? 'Lo que quieras recordar de tu cliente. Solo tú lo ves.'}
        </Text>
      </Section>
      {record === null ? null : (
        <Group>
          <Button
            size="compact-md"
            variant="light"
            onClick={() => {
              onEdit('borrar');
            }}
          >
            Borrar los datos de {record.name ?? 'este cliente'}
          </Button>
        </Group>
      )}
    </>
  );
}
