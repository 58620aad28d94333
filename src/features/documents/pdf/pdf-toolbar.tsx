import '#src/ui/theme/field-styles.ts';
import { ActionIcon, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  IconArrowAutofitWidth,
  IconChevronDown,
  IconChevronUp,
  IconZoomIn,
  IconZoomOut,
} from '#src/ui/icons.ts';
import classes from '../pdf-view.module.css';

interface PdfToolbarProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly zoom: number;
  readonly onZoom: (step: 1 | -1) => void;
  readonly fits: boolean;
  readonly onFit: () => void;
}

const percent = new Intl.NumberFormat('es-MX', { style: 'percent', maximumFractionDigits: 0 });

/** The toolbar of a PDF: page and zoom. */
export function PdfToolbar({ page, pages, onPage, zoom, onZoom, fits, onFit }: PdfToolbarProps) {
  return (
    <Group
      role="toolbar"
      aria-label="Páginas y tamaño"
      justify="space-between"
      gap="0.25rem 1.5rem"
      className={classes.tools}
    >
      <Group gap={2} wrap="nowrap">
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
      </Group>
      <Group gap={2} wrap="nowrap">
        <Tool
          label="Alejar"
          Icon={IconZoomOut}
          onClick={() => {
            onZoom(-1);
          }}
        />
        <output aria-label="Tamaño" className={classes.zoom}>
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
      </Group>
    </Group>
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
    <ActionIcon
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
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
    <Group gap={6} wrap="nowrap" c="dimmed" fz="sm">
      <TextInput
        size="sm"
        w="3.5rem"
        aria-label="Página"
        autoComplete="off"
        inputMode="numeric"
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
        }}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go();
        }}
      />
      <span>de {pages}</span>
    </Group>
  );
}
