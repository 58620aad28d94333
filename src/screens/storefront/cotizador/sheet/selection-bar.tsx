import { useId } from 'react';
import type { DraftWindow } from '#src/api/draft.ts';
import { fittingExtras } from '#src/features/draft-windows/choices.ts';
import { wordsOfAll } from '#src/features/window-words/piece-words.ts';
import { counted } from '#src/format/words.ts';
import field from '#src/forms/field.module.css';
import { chosenControl } from '#src/quoting/making/finish.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import { optionsOf, withValue, type Option, type Reading } from './cells/cells.ts';
import type { ColumnKey } from './cells/columns.ts';
import { GroupedOptions } from './grouped-options.tsx';
import classes from './sheet.module.css';
import type { SheetActs } from './use-sheet.ts';

interface SelectionBarProps {
  /** At least one. */
  readonly windows: readonly DraftWindow[];
  readonly reading: Reading;
  readonly acts: SheetActs;
  readonly onDone: () => void;
}

/** The options that every window has; a colour is the same by its name, as each cloth has its own. */
function common(key: ColumnKey, windows: readonly DraftWindow[], reading: Reading): readonly Option[] {
  const [first = [], ...others] = windows.map((window) => optionsOf(key, window, reading) ?? []);
  return first.filter(({ label }) => others.every((options) => options.some((one) => one.label === label)));
}

/** A window with an extra more, or without it. */
function withExtra(window: DraftWindow, id: string, isWanted: boolean): DraftWindow {
  const { extras: before = [], ...choices } = window.choices;
  const others = before.filter((one) => one !== id);
  const extras = isWanted ? [...others, id] : others;
  return { ...window, choices: extras.length === 0 ? choices : { ...choices, extras } };
}

/** What the windows that are selected get at once: each is one step to undo. */
export function SelectionBar({ windows, reading, acts, onDone }: SelectionBarProps) {
  const { quotable } = reading;
  const words = wordsOfAll(windows);
  const these = counted(windows.length, words.one, words.many);
  const put = (key: ColumnKey, label: string) => {
    acts.change(
      windows.map((window) => {
        const own = optionsOf(key, window, reading)?.find((option) => option.label === label);
        return own === undefined ? window : withValue(key, window, own.value, reading);
      }),
    );
  };
  const extrasIn = (window: DraftWindow) => {
    const product = quotable.variantOf(window.variant)?.product;
    return product === undefined ? [] : fittingExtras(product, chosenControl(product, window.choices));
  };
  const [first = [], ...others] = windows.map(extrasIn);
  const extras = first
    .filter(({ id }) => others.every((own) => own.some((extra) => extra.id === id)))
    .map(({ id }) => {
      const hasAll = windows.every(({ choices }) => choices.extras?.includes(id) === true);
      return {
        id,
        isWanted: !hasAll,
        label: `${hasAll ? 'Quitar' : 'Poner'} ${quotable.nameOf(id).toLowerCase()}`,
      };
    });
  const choices = [
    { key: 'cloth', label: `Tela para ${these}…` },
    { key: 'colour', label: 'Color…' },
    { key: 'control', label: 'Control…' },
  ] as const;
  return (
    <div role="group" aria-label={`Para ${these}`} className={classes.bar}>
      {choices.map(({ key, label }) => (
        <Apply
          key={key}
          label={label}
          options={common(key, windows, reading).map((option) => ({ ...option, value: option.label }))}
          onApply={(chosen) => {
            put(key, chosen);
          }}
        />
      ))}
      <Apply
        label="Extras…"
        options={extras.map(({ label }) => ({ value: label, label }))}
        onApply={(chosen) => {
          const extra = extras.find(({ label }) => label === chosen);
          if (extra === undefined) return;
          acts.change(windows.map((window) => withExtra(window, extra.id, extra.isWanted)));
        }}
      />
      <button type="button" className={buttonClass('small')} onClick={onDone}>
        Quitar selección
      </button>
    </div>
  );
}

interface ApplyProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly onApply: (value: string) => void;
}

/** A choice that is applied as soon as it is made. */
function Apply({ label, options, onApply }: ApplyProps) {
  const id = useId();
  return (
    <span className={layout.onScreen}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select
        id={id}
        className={field.input}
        value=""
        disabled={options.length === 0}
        onKeyDown={(event) => {
          // Arrows open the list: on a closed one they would apply what they pass.
          if (!event.key.startsWith('Arrow')) return;
          event.preventDefault();
          event.currentTarget.showPicker();
        }}
        onChange={({ currentTarget }) => {
          onApply(currentTarget.value);
        }}
      >
        <option value="">{label}</option>
        <GroupedOptions options={options} />
      </select>
    </span>
  );
}
