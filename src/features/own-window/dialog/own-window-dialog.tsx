import { useSelector } from '@xstate/react';
import { Suspense, use } from 'react';
import { startOwnWindow, type OwnWindowActor } from '#machines/support/start-own-window.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { ServicesContext } from '#src/actor-hooks/services.ts';
import { OverPanel } from '#src/ui/dialogs/over-panel.tsx';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import { Marking } from '../marking/marking.tsx';
import { Measuring } from '../marking/measuring.tsx';
import type { OwnWindowProps } from '../own-window.tsx';
import { chooseFile } from '../photo/choose-file.ts';
import { ChoosePhoto } from '../photo/choose-photo.tsx';
import { useGivenFile } from '../photo/use-given-file.ts';
import { readPhoto } from '../picture/read-photo.ts';
import { Seeing } from '../seeing/seeing.tsx';
import { refusals } from './texts.ts';

const actors = new WeakMap<object, OwnWindowActor>();
/** Stands for a page without services. */
const NO_SERVICES = {};

/** The page's one actor: a photo that was marked stays while the person closes the dialog or opens another product. */
function useOwnWindowActor(): OwnWindowActor {
  const page = use(ServicesContext) ?? NO_SERVICES;
  const surroundings = useActorSurroundings();
  const actor = actors.get(page) ?? startOwnWindow(readPhoto, surroundings);
  actors.set(page, actor);
  return actor;
}

interface OwnWindowDialogProps extends OwnWindowProps {
  readonly onClose: () => void;
}

/** The dialog in which a product is seen in a photo of the person's own window. */
export function OwnWindowDialog({ onClose, ...props }: OwnWindowDialogProps) {
  const actor = useOwnWindowActor();
  const snapshot = useSelector(actor, (state) => state);
  const { refusal, photo, corners, reference } = snapshot.context;
  useGivenFile((file) => {
    chooseFile(actor, file);
  });
  return (
    <OverPanel title="En tu ventana" size="76rem" onClose={onClose}>
      {refusal === null ? null : (
        <ErrorAlert title={refusals[refusal].title}>{refusals[refusal].text}</ErrorAlert>
      )}
      {snapshot.matches('empty') ? <ChoosePhoto actor={actor} /> : null}
      {snapshot.matches('reading') ? (
        <Waiting
          label="Abriendo tu foto…"
          cancellable
          onCancel={() => {
            actor.send({ type: 'photo.cancel' });
          }}
        />
      ) : null}
      {snapshot.matches('shown') && photo !== null && corners !== null ? (
        <Suspense fallback={<Waiting label="Abriendo tu foto…" />}>
          {snapshot.matches({ shown: 'marking' }) ? (
            <Marking actor={actor} photo={photo} corners={corners} />
          ) : null}
          {snapshot.matches({ shown: 'seeing' }) ? (
            <Seeing {...props} actor={actor} photo={photo} corners={corners} onClose={onClose} />
          ) : null}
          {snapshot.matches({ shown: 'measuring' }) && reference !== null ? (
            <Measuring actor={actor} photo={photo} reference={reference} />
          ) : null}
        </Suspense>
      ) : null}
    </OverPanel>
  );
}
