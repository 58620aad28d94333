import preview from '#.storybook/preview.tsx';
import { RecordedPage } from './recorded-page.tsx';

const meta = preview.meta({
  id: 'recorridos-grabados-pantalla',
  title: 'Recorridos grabados/Pantalla',
  component: RecordedPage,
  // Shown inside the page of recordings only.
  tags: ['!dev', '!test', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

/** The app on which recordings are repeated, for the page around its frame. */
export const Sola = meta.story({ name: 'Sola' });
