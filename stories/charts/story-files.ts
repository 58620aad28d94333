import { groupedMachines } from './fixtures/groups.ts';
import { walkable } from './fixtures/walkable.ts';
import { pageIdOf } from './story-id.ts';

/** The stories of the charts in their order, one file per machine, as Storybook reads files. */
export const storyFiles = (): readonly { readonly file: string; readonly text: string }[] =>
  groupedMachines.map(({ name, group }) => {
    const { words } = walkable(name).fixtures;
    return {
      file: `${name}.stories.tsx`,
      text: `// Written by \`npm run charts\`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: '${pageIdOf(words.name)}',
  title: 'Máquinas/${words.name}',
  tags: ['!test', '!autodocs', '${group}'],
  ...walkOf('${name}'),
});

/** ${words.about} */
export const Recorrido = meta.story({ name: '${words.name}' });
`,
    };
  });
