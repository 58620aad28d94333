import preview from '#.storybook/preview.tsx';
import type { MachineName } from '#machines/index.ts';
import { StagePage } from './stage-page.tsx';

const machine: MachineName = 'session';

const meta = preview.meta({
  id: 'recorridos-pantalla',
  title: 'Recorridos/Pantalla',
  component: StagePage,
  // Shown inside other pages only: walks show it in their frame.
  tags: ['!dev', '!test', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { machine },
});

/** The screen of a chart, for the page around its frame. */
export const Sola = meta.story({ name: 'Sola' });
