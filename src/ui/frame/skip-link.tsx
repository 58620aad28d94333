import type { MouseEvent } from 'react';
import classes from './skip-link.module.css';

/** Id of the main element in every frame. */
export const CONTENT_ID = 'contenido';

/** First link of the page: moves the focus past the menu to the content, without changing the address. */
export function SkipLink() {
  return (
    <a className={classes.skip} href={`#${CONTENT_ID}`} onClick={focusContent}>
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
