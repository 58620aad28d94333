import type { ComponentType, RefObject } from 'react';
import type { ScenarioId } from '../scenarios/index.ts';
import classes from './demo-panel.module.css';
import { PANEL_ID } from './panel-id.ts';
import { panelState, showSection, type Section } from './panel-state.ts';
import { CallsSection } from './sections/calls-section.tsx';
import { MachinesSection } from './sections/machines-section.tsx';
import { NetworkSection } from './sections/network-section.tsx';
import { PersonSection } from './sections/person-section.tsx';
import { RecordingSection } from './sections/recording-section.tsx';
import { ScenarioSection } from './sections/scenario-section.tsx';
import { tabIdOf, Tabs } from './tabs.tsx';
import { useStore } from './use-store.ts';

export interface DemoPanelProps {
  readonly onClose: () => void;
  /** Called when a scenario has started, so that the app can be restarted. */
  readonly onBegun: (id: ScenarioId) => void;
  readonly heading?: RefObject<HTMLHeadingElement | null>;
}

const names: readonly (readonly [Section, string])[] = [
  ['scenario', 'Escenario'],
  ['person', 'Quién'],
  ['network', 'Red'],
  ['calls', 'Llamadas'],
  ['machines', 'Máquinas'],
  ['recording', 'Grabar'],
];

const contents: Readonly<Record<Section, ComponentType<Pick<DemoPanelProps, 'onBegun'>>>> = {
  scenario: ScenarioSection,
  person: PersonSection,
  network: NetworkSection,
  calls: CallsSection,
  machines: MachinesSection,
  recording: RecordingSection,
};

const SHOWN_ID = `${PANEL_ID}-visto`;

/** The panel: scenarios, people, faults, calls and machines, beside a page that stays usable. */
export function DemoPanel({ onClose, onBegun, heading }: DemoPanelProps) {
  const { section } = useStore(panelState);
  const Content = contents[section];
  return (
    <aside
      id={PANEL_ID}
      aria-label="Escenarios y fallas"
      className={classes.panel}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <header className={classes.header}>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          Escenarios y fallas
        </h2>
        <button type="button" className={classes.close} aria-label="Cerrar el panel" onClick={onClose}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden>
            <path d="M6 6 18 18M18 6 6 18" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      </header>
      <Tabs names={names} selected={section} onSelect={showSection} controls={SHOWN_ID} />
      <div
        key={section}
        id={SHOWN_ID}
        role="tabpanel"
        aria-labelledby={tabIdOf(section)}
        // Lets keyboard users scroll the list.
        tabIndex={0}
        className={classes.content}
      >
        <Content onBegun={onBegun} />
      </div>
    </aside>
  );
}
