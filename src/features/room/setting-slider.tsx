import text from '#src/ui/text.module.css';
import { useRef } from 'react';
import { useOnHydration } from '#src/ui/use-on-hydration.ts';
import type { Control } from './controls.ts';
import classes from './room-light.module.css';

interface SettingSliderProps {
  readonly control: Control;
  /** Where the product hangs, as in "en la sala". */
  readonly place: string;
  /** 0 to 1. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A slider of a product in a room. */
export function SettingSlider({ control, place, value, onChange }: SettingSliderProps) {
  const slide = useRef<HTMLInputElement>(null);
  const read = () => {
    if (slide.current !== null) onChange(slide.current.valueAsNumber / 100);
  };
  // The key or the press that hydrates the page may have moved it.
  useOnHydration(read);
  const percent = Math.round(value * 100);
  return (
    <label className={`${text['soft'] ?? ''} ${classes['slide'] ?? ''}`} data-small>
      <span aria-hidden="true">{control.low}</span>
      <span className="visually-hidden">
        {control.legend} {place}
      </span>
      <input
        ref={slide}
        type="range"
        min={0}
        max={100}
        step={1}
        value={percent}
        aria-valuetext={`${String(percent)} %`}
        onChange={read}
      />
      <span aria-hidden="true">{control.high}</span>
    </label>
  );
}
