import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { LateNotice } from '#src/ui/late-notice.tsx';

const meta = preview.meta({ title: 'Piezas/LateNotice', component: LateNotice, tags: ['autodocs'] });

/** Where a part of the page comes soon nobody sees it; after a second it is there to read. */
export const Late = meta.story({
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent('Cargando…');
    await expect(notice).toHaveStyle({ animationDelay: '1s' });
    await waitFor(() => expect(notice).toHaveStyle({ opacity: '1' }), { timeout: 5_000 });
  },
});
