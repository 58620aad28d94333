import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '#src/actor-hooks/services.ts';
import type { PublicationKind } from '#src/api/contract/assumed/publications.ts';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { useOpened } from '#src/browser/use-opened.ts';
import { hasRole } from '#src/config/permissions.ts';
import { IconUpload } from '#src/ui/icons.ts';

const PublishingDialog = lazyPart(
  () => import('./dialog/publishing-dialog.tsx').then((module) => ({ default: module.PublishingDialog })),
  () => null,
);

interface PublishButtonProps {
  /** The list that it publishes in. */
  readonly kind: PublicationKind;
  /** Called when what everybody sees has changed. */
  readonly onChanged: () => void;
}

/** Opens what an administrator publishes and withdraws; nothing for everybody else (B149). */
export function PublishButton({ kind, onChanged }: PublishButtonProps) {
  const { session } = useServices();
  const mayPublish = useSelector(session, ({ context }) => hasRole(context.user, 'administrador'));
  const { open, linkTo, close } = useOpened('publicar');
  if (!mayPublish) return null;
  return (
    <>
      <Button
        component={Link}
        {...linkTo('archivo')}
        leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />}
      >
        Publicar y retirar
      </Button>
      {open === null ? null : (
        <Suspense>
          <PublishingDialog kind={kind} onChanged={onChanged} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
