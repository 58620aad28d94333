import { useRef, type KeyboardEvent } from 'react';
import { PANEL_ID } from './panel-id.ts';
import type { Section } from './panel-state.ts';
import classes from './tabs.module.css';

export const tabIdOf = (section: Section) => `${PANEL_ID}-${section}`;

interface TabsProps {
  readonly names: readonly (readonly [Section, string])[];
  readonly selected: Section;
  readonly onSelect: (section: Section) => void;
  /** Id of the element that shows the selected section. */
  readonly controls: string;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** A row of tabs: one tab stop, arrow keys move between the tabs. */
export function Tabs({ names, selected, onSelect, controls }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  const moveFocus = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = names.findIndex(([section]) => section === selected) + step;
    const [next] = names.at(index % names.length) ?? [];
    if (next === undefined) return;
    onSelect(next);
    list.current?.querySelector<HTMLElement>(`#${tabIdOf(next)}`)?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label="Secciones" className={classes.tabs}>
      {names.map(([section, name]) => (
        <button
          key={section}
          id={tabIdOf(section)}
          type="button"
          role="tab"
          aria-selected={section === selected}
          aria-controls={controls}
          tabIndex={section === selected ? 0 : -1}
          className={classes.tab}
          onKeyDown={moveFocus}
          onClick={() => {
            onSelect(section);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
