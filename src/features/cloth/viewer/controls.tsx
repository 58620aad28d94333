import { clsx as cx } from 'clsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { IconPlus, IconRefresh, IconZoomIn, IconZoomOut } from '#src/ui/icons.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { Lit } from '../paint/painter.ts';
import { STEP } from './view.ts';
import classes from './viewer.module.css';

const lights: readonly { readonly value: Lit; readonly label: string }[] = [
  { value: 'front', label: 'De frente' },
  { value: 'back', label: 'Contra la luz' },
];

interface ControlsProps {
  readonly lit: Lit;
  readonly onLit: (lit: Lit) => void;
  /** @param factor below 1 is nearer */
  readonly onZoom: (factor: number) => void;
  readonly onStart: () => void;
  /** What the button that adds a cloth says; null when there is no room for one. */
  readonly addText: string | null;
  readonly onAdd: () => void;
}

/** Light, zoom, and another cloth. */
export function Controls({ lit, onLit, onZoom, onStart, addText, onAdd }: ControlsProps) {
  const zooms = [
    { name: 'Alejar', Icon: IconZoomOut, act: () => onZoom(STEP) },
    { name: 'Acercar', Icon: IconZoomIn, act: () => onZoom(1 / STEP) },
    { name: 'Ver como al inicio', Icon: IconRefresh, act: onStart },
  ];
  return (
    <div className={cx(layout.row, classes.controls)}>
      <Segmented legend="De dónde viene la luz" options={lights} value={lit} onChange={onLit} />
      <div className={classes.buttons}>
        {zooms.map(({ name, Icon, act }) => (
          <button key={name} type="button" className={buttonClass('icon')} aria-label={name} onClick={act}>
            <Icon size={20} stroke={1.5} aria-hidden />
          </button>
        ))}
      </div>
      {addText === null ? null : (
        <button type="button" className={buttonClass('small')} onClick={onAdd}>
          <IconPlus size={18} stroke={1.5} aria-hidden />
          {addText}
        </button>
      )}
    </div>
  );
}
