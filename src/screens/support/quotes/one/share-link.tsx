import { useId } from 'react';
import { useHref } from 'react-router-dom';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { buttonClass } from '#src/ui/button.ts';
import { IconBrandWhatsapp, IconCopy } from '#src/ui/icons.ts';
import { notify } from '#src/ui/notices/notices.ts';
import classes from './share-link.module.css';
import { sharePath, shareText, whatsappTo } from './share-words.ts';

interface ShareLinkProps {
  readonly quote: SavedQuote;
  readonly share: string;
  /** Until when it holds, as people write it. */
  readonly until: string | null;
}

/** The client's link: to copy, and to send by WhatsApp with a few words. */
export function ShareLink({ quote, share, until }: ShareLinkProps) {
  const id = useId();
  const link = new URL(useHref(sharePath(share)), window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      await notify({ title: 'Copiamos el enlace' });
    } catch {
      await notify({ tone: 'problem', title: 'No pudimos copiarla: selecciona el enlace y cópialo tú.' });
    }
  };
  return (
    <section aria-label="Enlace para compartir" className={classes['share']}>
      <label htmlFor={id} className={classes['label']}>
        Enlace para tu cliente: ahí ve su precio y la acepta o la rechaza
      </label>
      <input
        id={id}
        className={classes['link']}
        readOnly
        value={link}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
        }}
      />
      <div className={classes['ways']}>
        <a
          className={buttonClass('small')}
          href={whatsappTo(quote.client?.phone ?? null, shareText(quote, link, until))}
          target="_blank"
          rel="noreferrer"
        >
          <IconBrandWhatsapp size={16} stroke={1.5} aria-hidden />
          Mandar por WhatsApp
        </a>
        <button type="button" className={buttonClass('small')} onClick={() => void copy()}>
          <IconCopy size={16} stroke={1.5} aria-hidden />
          Copiar enlace
        </button>
      </div>
    </section>
  );
}
