import { Stack, Title } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { useId, useRef, useState } from 'react';
import { publicationsMachine } from '#machines/publications/publications.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import type { PublicationKind } from '#src/api/contract/assumed/publications.ts';
import { leaveWithoutAsking } from '#src/browser/unsaved.ts';
import { newestFirst } from '#src/features/documents/newest-first.ts';
import { WorkDialog } from '#src/features/panel-screen/work-dialog.tsx';
import { ResourceView } from '#src/remote-data/resource-view.tsx';
import { ContactOptions } from '#src/ui/contact/contact-options.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { PublicationList } from './publication-list.tsx';
import { PublishForm } from './publish-form.tsx';

const titles: Readonly<Record<PublicationKind, string>> = {
  'list-price': 'Publicar listas de precios',
  'digital-catalog': 'Publicar catálogos digitales',
  promotions: 'Publicar gacetas de promociones',
};

interface PublishingDialogProps {
  readonly kind: PublicationKind;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** A form for another file, beside those that were published before; asks before it loses what was typed. */
export function PublishingDialog({ kind, onChanged, onClose }: PublishingDialogProps) {
  const actor = useActorRef(publicationsMachine, useActorSurroundings());
  const isUnavailable = useSelector(actor, ({ context }) => context.error?.kind === 'unavailable');
  const titleId = useId();
  const listId = useId();
  const touched = useRef(false);
  const [published, setPublished] = useState(0);
  const touch = () => {
    touched.current = true;
  };
  const reload = () => {
    actor.send({ type: 'resource.load', input: {} });
  };
  const change = () => {
    reload();
    onChanged();
  };
  return (
    <WorkDialog
      kind="over"
      title={titles[kind]}
      titleId={titleId}
      isDirty={() => touched.current}
      onClose={() => {
        leaveWithoutAsking(onClose);
      }}
    >
      <div className={layout.columns} data-fill data-least="large">
        {isUnavailable ? null : (
          <div onInput={touch}>
            <PublishForm
              // The next file begins with empty fields.
              key={published}
              kind={kind}
              onChosen={touch}
              onFailed={change}
              onPublished={() => {
                touched.current = false;
                setPublished((count) => count + 1);
                change();
              }}
            />
          </div>
        )}
        <Stack component="section" gap="sm" aria-labelledby={listId}>
          <Title order={3} id={listId}>
            Lo publicado
          </Title>
          <ResourceView
            actor={actor}
            call="publications"
            loading="Cargando lo publicado…"
            unavailable={<ContactOptions />}
            onReload={reload}
          >
            {(files) => (
              <PublicationList
                files={newestFirst(files.filter((file) => file.kind === kind))}
                onChanged={change}
              />
            )}
          </ResourceView>
        </Stack>
      </div>
    </WorkDialog>
  );
}
