import { clsx as cx } from 'clsx';
import { useId, useRef, type ReactNode } from 'react';
import choice from '../styles/choice.module.css';
import layout from '../styles/layout.module.css';
import classes from './segmented.module.css';
import { useOnHydration } from './use-on-hydration.ts';

interface SegmentedProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice among a few visible options. */
export function Segmented<Value extends string>({ legend, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useOnHydration(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const chosen = options.find((option) => option.value === checked);
    if (chosen !== undefined && chosen.value !== value) onChange(chosen.value);
  });
  return (
    <fieldset ref={group} className={cx(layout.scripted, layout.onScreen, classes.choice)}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={cx(choice.choice, classes.option)}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
