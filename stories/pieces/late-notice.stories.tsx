import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { LateNotice } from '#src/ui/messages/late-notice.tsx';

const meta = preview.meta({ title: 'Piezas/Aviso de que tarda', component: LateNotice, tags: ['autodocs'] });

/** Hidden at first: a part that loads fast shows nothing; after a second the notice appears. */
export const Late = meta.story({
  name: 'Tarde',
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent('Cargando…');
    await expect(notice).toHaveStyle({ animationDelay: '1s' });
    await waitFor(() => expect(notice).toHaveStyle({ opacity: '1' }), { timeout: 5_000 });
  },
});
