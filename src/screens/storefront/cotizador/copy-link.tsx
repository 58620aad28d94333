import layout from '#src/ui/layout.module.css';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { createPlainFormMachine } from '#machines/plain-form.machine.ts';
import { draftToLink } from '#machines/support/draft-link.ts';
import type { Draft } from '#src/api/draft.ts';
import { useActorSurroundings } from '#src/services/actor-surroundings.ts';
import { buttonClass } from '#src/ui/button.ts';
import { useQuoter } from './quoter-state.ts';
import text from '#src/ui/text.module.css';
import field from '#src/kit/form/field.module.css';
import classes from './draft-notice.module.css';

/** The page's address with a draft in its hash. */
function addressWith(link: string): string {
  const address = new URL(window.location.href);
  address.search = '';
  address.hash = link;
  return address.href;
}

const linkTo = (draft: Draft) => addressWith(draftToLink(draft));

/** Copies a link to the draft to the clipboard; fails without access to it: pages without HTTPS have none. */
const copyMachine = createPlainFormMachine(
  'copyLink',
  async (draft: Draft) => {
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (clipboard === undefined) throw new TypeError('the page has no clipboard');
    await clipboard.writeText(linkTo(draft));
  },
  { keep: (draft) => draft },
);

/** Copies a link to the draft; without clipboard access, shows the link. */
export function CopyLink() {
  const { draft } = useQuoter();
  const actor = useActorRef(copyMachine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  const { kept } = snapshot.context;
  const isCopied = snapshot.matches('done') && kept === draft;
  const isRefused = snapshot.matches({ editing: 'failed' });
  const shown = useMemo(() => (isRefused && kept !== null ? linkTo(kept) : null), [isRefused, kept]);
  return (
    <>
      <button
        type="button"
        className={buttonClass('small')}
        onClick={() => {
          actor.send({ type: 'form.submit', values: draft });
        }}
      >
        Copiar enlace
      </button>
      <p role="status" className={[text['soft'], layout['optional'], classes['copied']].join(' ')} data-small>
        {isCopied
          ? 'Enlace copiado: quien lo abra ve lo mismo, con los precios públicos de hoy.'
          : shown === null
            ? null
            : 'Tu navegador no nos dejó copiarlo: cópialo de aquí.'}
      </p>
      {shown === null ? null : (
        <label className={classes['link']}>
          Enlace de tu cotización
          <input
            className={field['input']}
            readOnly
            value={shown}
            onFocus={({ currentTarget }) => {
              currentTarget.select();
            }}
          />
        </label>
      )}
    </>
  );
}
