import { clsx as cx } from 'clsx';
import { useRef } from 'react';
import layout from '../styles/layout.module.css';
import text from '../styles/text.module.css';
import classes from './slider.module.css';
import { useOnHydration } from './use-on-hydration.ts';

interface SliderProps {
  /** What it sets, for screen readers. */
  readonly legend: string;
  /** Its ends, at 0 and at 1. */
  readonly low: string;
  readonly high: string;
  /** 0 to 1. */
  readonly value: number;
  /** The least that it moves, percent. @default 1 */
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

/** A slider between two named ends. */
export function Slider({ legend, low, high, value, step = 1, onChange }: SliderProps) {
  const slide = useRef<HTMLInputElement>(null);
  const read = () => {
    if (slide.current !== null) onChange(slide.current.valueAsNumber / 100);
  };
  // The key or the press that hydrates the page may have moved it.
  useOnHydration(read);
  const percent = Math.round(value * 100);
  return (
    <label className={cx(text.soft, layout.onScreen, classes.slider)} data-small>
      <span className="visually-hidden">{legend}</span>
      <span aria-hidden="true">{low}</span>
      <input
        ref={slide}
        className={classes.input}
        type="range"
        min={0}
        max={100}
        step={step}
        value={percent}
        aria-valuetext={`${String(percent)} %`}
        onChange={read}
      />
      <span aria-hidden="true">{high}</span>
    </label>
  );
}
