import { lazy, Suspense } from 'react';
import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import { draftWindowOf } from '#src/features/draft-windows/saved-draft.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { useQuoter } from '../quoter-state.ts';

const QuickOrder = lazy(() =>
  import('#src/features/quick-order/quick-order.tsx').then((module) => ({ default: module.QuickOrder })),
);

const words = { title: 'Pegar una lista', toPlace: 'a tu cotización', pastes: true };

interface ListToDraftProps {
  /** Called when the person goes on in the quoter. */
  readonly onDone: () => void;
}

/** Adds a list of windows to the draft, where one step takes all of them back. */
export function ListToDraft({ onDone }: ListToDraftProps) {
  const { actor, quotable, book } = useQuoter();
  if (quotable === null) return <Waiting label="Preparando la lista…" />;
  const add = (windows: readonly WindowPayload[]) => {
    const { draft } = actor.getSnapshot().context;
    const known = new Set(draft.windows.map(({ key }) => key));
    const inHomeOfChildren = draft.windows.some(({ children }) => children);
    const others = windows
      .filter(({ key }) => !known.has(key))
      .map((window) => draftWindowOf(window, quotable, draft.unit))
      .map((window) => (inHomeOfChildren ? { ...window, children: true } : window));
    actor.send({
      type: 'edit.replace',
      draft: { ...draft, windows: [...draft.windows, ...others] },
      notice: 'listed',
    });
  };
  return (
    <div className={layout.stack}>
      <div>
        <button type="button" className={buttonClass('small')} onClick={onDone}>
          Volver a tu cotización
        </button>
      </div>
      <Suspense fallback={<Waiting label="Preparando la lista…" />}>
        <QuickOrder words={words} keptAs="lista-a-la-cotizacion" book={book} add={add} onDone={onDone} />
      </Suspense>
    </div>
  );
}
