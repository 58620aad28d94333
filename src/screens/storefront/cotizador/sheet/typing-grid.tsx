import { clsx as cx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { useQuoter } from '../quoter-state.ts';
import { SheetTable } from './sheet-table.tsx';
import classes from './sheet.module.css';

interface TypingGridProps {
  readonly onDone: () => void;
}

/** The windows of a house as the rows of a sheet: what is typed is in the quote at once. */
export function TypingGrid({ onDone }: TypingGridProps) {
  const { quotable, book } = useQuoter();
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = quotable !== null && book !== null;
  useEffect(() => {
    if (isLoaded) heading.current?.focus();
  }, [isLoaded]);
  if (!isLoaded) return <Waiting label="Preparando la hoja…" />;
  return (
    <section aria-labelledby="hoja" className={layout.stack}>
      <h2 ref={heading} id="hoja" tabIndex={-1} className={cx(text.title, classes.title)}>
        Captura todas tus medidas
      </h2>
      <p className={text.soft}>
        Escribe, o pega desde Excel o WhatsApp. Cada renglón nuevo lleva lo del anterior.{' '}
        <span className={text.keyed}>F2 corrige, Ctrl+D copia hacia abajo y Ctrl+Z deshace.</span>
      </p>
      <SheetTable quotable={quotable} book={book} onDone={onDone} />
    </section>
  );
}
