import type { MouseEvent } from 'react';
import classes from './skip-link.module.css';

/** Id that every frame gives its main. */
export const CONTENT_ID = 'contenido';

/** First stop of the keyboard: past the menu, to the content. The address stays as it is. */
export function SkipLink() {
  return (
    <a className={classes['skip']} href={`#${CONTENT_ID}`} onClick={focusContent}>
      Saltar al contenido
    </a>
  );
}

function focusContent(event: MouseEvent) {
  const content = document.getElementById(CONTENT_ID);
  if (content === null) return;
  event.preventDefault();
  content.focus();
  content.scrollIntoView();
}
