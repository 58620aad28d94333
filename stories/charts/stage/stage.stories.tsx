import preview from '#.storybook/preview.tsx';
import type { MachineName } from '#machines/index.ts';
import { StagePage } from './stage-page.tsx';

const machine: MachineName = 'session';

const meta = preview.meta({
  id: 'recorridos-pantalla',
  title: 'Recorridos/Pantalla',
  component: StagePage,
  // A page inside other pages: nobody opens it by itself, and it is walked where they are.
  tags: ['!dev', '!test', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { machine },
});

/** The screen of a chart, waiting for whoever walks it. */
export const Sola = meta.story({});
