import { useState } from 'react';
import {
  IconArrowAutofitWidth,
  IconChevronDown,
  IconChevronUp,
  IconZoomIn,
  IconZoomOut,
} from '#src/ui/icons.ts';
import classes from './pdf-view.module.css';

interface PdfToolsProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly zoom: number;
  readonly onZoom: (step: 1 | -1) => void;
  readonly fits: boolean;
  readonly onFit: () => void;
}

const percent = new Intl.NumberFormat('es-MX', { style: 'percent', maximumFractionDigits: 0 });

/** Where one is in a PDF, and how large it is. */
export function PdfTools({ page, pages, onPage, zoom, onZoom, fits, onFit }: PdfToolsProps) {
  return (
    <div role="toolbar" aria-label="Páginas y tamaño" className={classes['tools']}>
      <div className={classes['group']}>
        <Tool
          label="Página anterior"
          Icon={IconChevronUp}
          disabled={page <= 1}
          onClick={() => {
            onPage(page - 1);
          }}
        />
        <PageField key={page} page={page} pages={pages} onPage={onPage} />
        <Tool
          label="Página siguiente"
          Icon={IconChevronDown}
          disabled={page >= pages}
          onClick={() => {
            onPage(page + 1);
          }}
        />
      </div>
      <div className={classes['group']}>
        <Tool
          label="Alejar"
          Icon={IconZoomOut}
          onClick={() => {
            onZoom(-1);
          }}
        />
        <output aria-label="Tamaño" className={classes['zoom']}>
          {percent.format(zoom)}
        </output>
        <Tool
          label="Acercar"
          Icon={IconZoomIn}
          onClick={() => {
            onZoom(1);
          }}
        />
        <Tool label="Ajustar al ancho" Icon={IconArrowAutofitWidth} pressed={fits} onClick={onFit} />
      </div>
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly Icon: typeof IconZoomIn;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

function Tool({ label, Icon, disabled = false, pressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={classes['tool']}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
    </button>
  );
}

interface PageFieldProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

function PageField({ page, pages, onPage }: PageFieldProps) {
  const [text, setText] = useState(String(page));
  const go = () => {
    const number = Math.trunc(Number(text));
    const reachable = Math.min(pages, Math.max(1, number));
    setText(String(Number.isNaN(number) ? page : reachable));
    if (!Number.isNaN(number) && reachable !== page) onPage(reachable);
  };
  return (
    <span className={classes['pageField']}>
      <input
        className={classes['number']}
        aria-label="Página"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go();
        }}
      />
      <span>de {pages}</span>
    </span>
  );
}
