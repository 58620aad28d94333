import { createElement, useSyncExternalStore, type ReactNode } from 'react';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { COUNTS_KEY, countsIn } from '#stories/charts/progress/counts.ts';

/** Walks and their overview need the room and have their own controls: the panel is hidden. */
const needsRoom = (storyId: string | undefined) =>
  /^(?:maquinas|fallas|avance|herramientas)-/.test(storyId ?? '');

const readCounts = () => localStorage.getItem(COUNTS_KEY) ?? '';

/** The page of a walk writes the counts in its frame. */
function onCounts(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener('storage', listener);
  };
}

interface LabelProps {
  readonly id: string;
  readonly name: string;
}

/** The name of a story; a chart's with how much of it is walked. */
function Label({ id, name }: LabelProps): ReactNode {
  const count = countsIn(useSyncExternalStore(onCounts, readCounts)).get(id);
  if (count === undefined) return name;
  return createElement('span', null, `${name} `, createElement('small', { style: { opacity: 0.8 } }, count));
}

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Rollux', fontBase: 'Roboto, system-ui, sans-serif' }),
  // Most stories have nothing in it.
  layout: { showPanel: false },
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (needsRoom(storyId) ? false : isShown),
  },
  sidebar: { renderLabel: ({ id, name }) => createElement(Label, { id, name }) },
});
