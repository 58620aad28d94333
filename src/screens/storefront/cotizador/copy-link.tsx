import { useState } from 'react';
import { linkOf } from '#machines/support/draft-link.ts';
import { buttonClass } from '#src/ui/button.ts';
import { notify } from '#src/ui/notices/notices.ts';
import { useBench } from './bench.ts';
import classes from './draft-news.module.css';

/** The page's own address with a draft behind its `#`. */
function addressWith(link: string): string {
  const address = new URL(window.location.href);
  address.search = '';
  address.hash = link;
  return address.href;
}

/** The draft as a link, into the clipboard; where the browser has none to write to, to be copied by hand. */
export function CopyLink() {
  const { draft } = useBench();
  const [shown, setShown] = useState<string | null>(null);
  const copy = () => {
    const address = addressWith(linkOf(draft));
    // Where a page is not served safely there is no clipboard at all.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    Promise.resolve(clipboard?.writeText(address) ?? Promise.reject(new Error('no clipboard'))).then(
      () =>
        notify({
          title: 'Enlace copiado',
          text: 'Quien lo abra ve estas ventanas y sus precios públicos de hoy.',
        }),
      () => {
        setShown(address);
      },
    );
  };
  return (
    <>
      <button type="button" className={buttonClass('small')} onClick={copy}>
        Copiar enlace
      </button>
      {shown === null ? null : (
        <label className={classes['link']}>
          Copia este enlace
          <input
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
