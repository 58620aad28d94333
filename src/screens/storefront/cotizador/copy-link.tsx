import layout from '#src/ui/layout.module.css';
import { useState } from 'react';
import { draftToLink } from '#machines/support/draft-link.ts';
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

/** Copies a text to the clipboard. Returns false without access to it: pages without HTTPS have none. */
async function writeToClipboard(address: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard === undefined) return false;
  try {
    await clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}

/** Copies a link to the draft to the clipboard; without clipboard access, shows the link. */
export function CopyLink() {
  const { draft } = useQuoter();
  const [shown, setShown] = useState<string | null>(null);
  /** The draft whose link was copied. */
  const [copied, setCopied] = useState<typeof draft | null>(null);
  const copy = async () => {
    const address = addressWith(draftToLink(draft));
    if (await writeToClipboard(address)) setCopied(draft);
    else setShown(address);
  };
  return (
    <>
      <button type="button" className={buttonClass('small')} onClick={() => void copy()}>
        Copiar enlace
      </button>
      <p role="status" className={[text['soft'], layout['optional'], classes['copied']].join(' ')} data-small>
        {copied === draft
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
