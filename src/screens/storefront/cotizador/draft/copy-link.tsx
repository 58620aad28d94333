import { useActorRef, useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { copyLinkMachine } from '#machines/support/copy-link.ts';
import { draftToLink, isLinkable, MOST_LINKED } from '#machines/support/draft-link.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { MOST_TEXT } from '#src/config/constants.ts';
import { site } from '#src/config/site.ts';
import { whatsappTo } from '#src/features/quotes/share-text.ts';
import field from '#src/forms/field.module.css';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { useQuoter } from '../quoter-state.ts';
import classes from './copy-link.module.css';

/** The page's address with a draft in its hash. */
function addressWith(link: string): string {
  const address = new URL(window.location.href);
  address.search = '';
  address.hash = link;
  return address.href;
}

/** Characters of the longest address that is sent in a message: of about 60 windows. */
const MOST_IN_MESSAGE = 6_000;

/** Copies a link to the draft, or sends it by WhatsApp; without clipboard access, shows the link. A draft that no link can hold says so. */
export function CopyLink() {
  const { draft } = useQuoter();
  const actor = useActorRef(copyLinkMachine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  const { kept } = snapshot.context;
  const isCopied = snapshot.matches('done') && kept?.draft === draft;
  if (!isLinkable(draft)) {
    return (
      <p className={text.soft} data-small>
        Un enlace lleva hasta {MOST_LINKED} ventanas, y textos de hasta {MOST_TEXT} letras: para mandarla así,
        divídela en varias.
      </p>
    );
  }
  const address = addressWith(draftToLink(draft));
  const shown = snapshot.matches({ editing: 'failed' }) ? kept?.address : undefined;
  return (
    <>
      <button
        type="button"
        className={buttonClass('small')}
        onClick={() => {
          actor.send({ type: 'form.submit', values: { draft, address } });
        }}
      >
        Copiar enlace
      </button>
      {address.length > MOST_IN_MESSAGE ? null : (
        <a
          className={buttonClass('small')}
          href={whatsappTo(null, `Mira esta cotización de ${site.brand}: ${address}`)}
          target="_blank"
          rel="noreferrer"
        >
          Mandar por WhatsApp
        </a>
      )}
      <p role="status" className={cx(text.soft, layout.optional, classes.copied)} data-small>
        {isCopied
          ? 'Enlace copiado: quien lo abra ve lo mismo, con los precios públicos de hoy.'
          : shown === undefined
            ? null
            : 'Tu navegador no nos dejó copiarlo: cópialo de aquí.'}
      </p>
      {shown === undefined ? null : (
        <label className={classes.link}>
          Enlace de tu cotización
          <input
            className={field.input}
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
