import { clsx as cx } from 'clsx';
import { Fragment, useId, type ReactNode } from 'react';
import { fittingOptions, hardwareNames, settledFitting } from '#src/content/fittings.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import {
  barNames,
  fittingNames,
  fixingNames,
  rollNames,
  seenFrom,
  sideNames,
} from '#src/features/draft-windows/fitting.ts';
import { inMetres } from '#src/format/measures.ts';
import { capital } from '#src/format/words.ts';
import field from '#src/forms/field.module.css';
import { LiveSelect } from '#src/forms/live-select.tsx';
import { fittedWindow } from '#src/materials/fitted-window.ts';
import type { Fitting } from '#src/quoting/fitting.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import type { Editing } from '../quoter-state.ts';
import classes from './fitting-choices.module.css';

interface FittingChoicesProps {
  readonly editing: Editing;
  readonly variant: Variant;
}

/** How the product is fixed and handled: only what it has, with the usual choice made. */
export function FittingChoices({ editing: { current, change }, variant }: FittingChoicesProps) {
  const titleId = useId();
  const { window, reading } = current;
  const fitted = fittedWindow(window, { ...reading, variant });
  const options = fittingOptions(fitted);
  const now = settledFitting(fitted, window.fitting);
  const choose = (patch: Fitting) => {
    change({ fitting: { ...window.fitting, ...patch } });
  };
  const facts: Readonly<Record<keyof Fitting, ReactNode>> = {
    side: (
      <Choice
        name="side"
        values={options.side}
        value={now.side}
        labels={sideNames}
        onChange={(side) => {
          choose({ side });
        }}
      />
    ),
    controlMm:
      now.controlMm === undefined ? null : (
        <Length
          lengths={options.controlMm}
          value={now.controlMm}
          onChange={(controlMm) => {
            choose({ controlMm });
          }}
        />
      ),
    roll: (
      <Choice
        name="roll"
        note="Normal: cerca del vidrio. Invertida: la tela baja por delante del tubo y libra las manijas."
        values={options.roll}
        value={now.roll}
        labels={rollNames}
        onChange={(roll) => {
          choose({ roll });
        }}
      />
    ),
    fixing: (
      <Choice
        name="fixing"
        values={options.fixing}
        value={now.fixing}
        labels={fixingNames}
        onChange={(fixing) => {
          choose({ fixing });
        }}
      />
    ),
    hardware: (
      <Choice
        name="hardware"
        values={options.hardware}
        value={now.hardware}
        labels={hardwareNames}
        onChange={(hardware) => {
          choose({ hardware });
        }}
      />
    ),
    bar: (
      <Choice
        name="bar"
        values={options.bar}
        value={now.bar}
        labels={barNames}
        onChange={(bar) => {
          choose({ bar });
        }}
      />
    ),
    // It follows from the room, and is said with the controls.
    safety: null,
  };
  return (
    <div role="group" aria-labelledby={titleId} className={layout.stack} data-gap="small">
      <h3 id={titleId} className={text.name}>
        Cómo se instala
      </h3>
      <p className={text.soft} data-small>
        {capital(seenFrom(variant))}. Si no cambias nada, se instala de la forma más común; no cambia el
        precio.
      </p>
      <div className={cx(layout.columns, classes.facts)}>
        {Object.entries(facts).map(([key, fact]) => (
          <Fragment key={key}>{fact}</Fragment>
        ))}
      </div>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: keyof Fitting;
  readonly note?: string;
  readonly values: readonly Value[];
  readonly value: Value | undefined;
  readonly labels: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
}

/** One fact with its options in view; nothing when the product does not have it. */
function Choice<Value extends string>({ name, note, values, value, labels, onChange }: ChoiceProps<Value>) {
  if (value === undefined) return null;
  // In a fixed order: the default of some facts depends on the window.
  const order = Object.keys(labels);
  const ordered = values.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
  return (
    <div className={field.field}>
      <span className={field.label} aria-hidden="true">
        {fittingNames[name]}
      </span>
      <div>
        <Segmented
          legend={fittingNames[name]}
          options={ordered.map((one) => ({ value: one, label: capital(labels[one]) }))}
          value={value}
          onChange={onChange}
        />
      </div>
      {note === undefined ? null : <p className={field.description}>{note}</p>}
    </div>
  );
}

interface LengthProps {
  /** mm, the usual one first. */
  readonly lengths: readonly number[];
  readonly value: number;
  readonly onChange: (mm: number) => void;
}

function Length({ lengths, value, onChange }: LengthProps) {
  const [usual] = lengths;
  return (
    <LiveSelect
      label={fittingNames.controlMm}
      value={String(value)}
      options={lengths
        .toSorted((one, other) => one - other)
        .map((mm) => ({
          value: String(mm),
          label: `${inMetres(mm)} m${mm === usual ? ', el de siempre' : ''}`,
        }))}
      onChange={(mm) => {
        onChange(Number(mm));
      }}
    />
  );
}
