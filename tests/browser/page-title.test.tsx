import { expect, it, onTestFinished } from 'vitest';
import { onAnnounce } from '#src/browser/announcer.ts';
import { PageTitle } from '#src/features/shop-page/page-title.tsx';
import { show } from './support/show.tsx';

it('a page announces another title of the same thing, and no other', async () => {
  const said: string[] = [];
  onTestFinished(onAnnounce((text) => said.push(text)));
  const render = show(<PageTitle title="Screen 5 en Arena" item="screen-5" />);
  const hasTitle = async (title: string) => {
    await expect.poll(() => document.title).toMatch(new RegExp(`^${title} · `));
  };
  await hasTitle('Screen 5 en Arena');
  render(<PageTitle title="Screen 5 en Verde" item="screen-5" />);
  await hasTitle('Screen 5 en Verde');
  render(<PageTitle title="Screen 3 en Verde" item="screen-3" />);
  await hasTitle('Screen 3 en Verde');
  expect(said).toEqual(['Ahora ves: Screen 5 en Verde']);
});
