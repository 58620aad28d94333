import { clsx as cx } from 'clsx';
import { inNumber } from '#src/format/numbers.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './dealers.module.css';

interface DealerPagesProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** The steps to the neighbouring pages of the list. Native buttons: Mantine's pagination is not on this page. */
export function DealerPages({ page, pages, onPage }: DealerPagesProps) {
  return (
    <nav aria-label="Páginas: distribuidores" className={cx(layout.row, classes.pages)}>
      <Step name="Anterior" to={page - 1} pages={pages} onPage={onPage} />
      <p className={text.soft}>{`Página ${inNumber(page)} de ${inNumber(pages)}`}</p>
      <Step name="Siguiente" to={page + 1} pages={pages} onPage={onPage} />
    </nav>
  );
}

interface StepProps extends Pick<DealerPagesProps, 'pages' | 'onPage'> {
  readonly name: 'Anterior' | 'Siguiente';
  /** The page that it leads to; it keeps the focus at either end, where there is none. */
  readonly to: number;
}

function Step({ name, to, pages, onPage }: StepProps) {
  const isEnd = to < 1 || to > pages;
  return (
    <button
      type="button"
      className={buttonClass('small')}
      aria-label={`Página ${name.toLowerCase()}`}
      aria-disabled={isEnd || undefined}
      onClick={() => {
        if (!isEnd) onPage(to);
      }}
    >
      {name}
    </button>
  );
}
