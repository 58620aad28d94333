import { clsx as cx } from 'clsx';
import slider from '#src/ui/controls/slider.module.css';
import type { ProductType } from '#src/ui/product/drawing.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';

/** Words of both ends, by what the product is called. */
const ends = (type: ProductType): readonly [string, string] =>
  type === 'toldo-vertical' || type === 'panel-japones' ? ['Cerrado', 'Abierto'] : ['Cerrada', 'Abierta'];

interface RaiseSliderProps {
  readonly type: ProductType;
  /** 0 to 1. */
  readonly openness: number;
  readonly onRaise: (openness: number) => void;
}

/** Raises or opens the product. */
export function RaiseSlider({ type, openness, onRaise }: RaiseSliderProps) {
  const [closed, open] = ends(type);
  const percent = Math.round(openness * 100);
  return (
    <label className={cx(text.soft, layout.row)} data-small>
      <span className="visually-hidden">Qué tan {open.toLocaleLowerCase('es-MX')}</span>
      <span aria-hidden="true">{closed}</span>
      <input
        className={slider.input}
        type="range"
        min={0}
        max={100}
        step={2}
        value={percent}
        aria-valuetext={`${String(percent)} %`}
        onChange={({ currentTarget }) => {
          onRaise(currentTarget.valueAsNumber / 100);
        }}
      />
      <span aria-hidden="true">{open}</span>
    </label>
  );
}
