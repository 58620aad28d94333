import preview from '#.storybook/preview.tsx';
import { expect } from 'storybook/test';

const meta = preview.meta({ component: () => <button type="button" style={{ minWidth: 40, minHeight: 40 }}>Hola</button> });
export const Ok = meta.story({ play: async ({ canvas }) => {
  await expect(canvas.getByRole('button')).toBeVisible();
  const r = await fetch('/api/states'); await expect(r.status).toBe(200);
} });
export const Noisy = meta.story({ play: () => { console.error('bad'); } });
export const Small = meta.story({ render: () => <div><button type="button" style={{width:10,height:10,padding:0}}>a</button><button type="button" style={{width:10,height:10,padding:0}}>b</button></div> });
