import { useEffect, useRef } from 'react';
import { DemoPanel } from './demo-panel.tsx';
import { PANEL_ID } from './panel-id.ts';
import { openPanel, panelState } from './panel-state.ts';
import { useStore } from './use-store.ts';

const reload = () => {
  location.reload();
};

/** The button that opens the panel, in the visible frame. */
const opener = () => document.querySelector<HTMLElement>(`[aria-controls="${PANEL_ID}"]`);

/** The panel of the app: receives the focus when it opens, unless a field in it has it already, and returns it to the button when it closes. */
export function AppDemoPanel() {
  const { open } = useStore(panelState);
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(open);

  useEffect(() => {
    const isInside = document.getElementById(PANEL_ID)?.contains(document.activeElement) === true;
    if (open && !was.current && !isInside) heading.current?.focus();
    was.current = open;
  }, [open]);

  if (!open) return null;
  return (
    <DemoPanel
      heading={heading}
      onBegun={reload}
      onClose={() => {
        openPanel(false);
        opener()?.focus();
      }}
    />
  );
}
