import { machineNames, walkable } from './fixtures/walkable.ts';

/** Letters without their accents, for ids. */
const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** The stories of the charts, one file per machine, as Storybook reads files. */
export const storyFiles = (): readonly { readonly file: string; readonly text: string }[] =>
  machineNames.map((name) => {
    const { words } = walkable(name).fixtures;
    return {
      file: `${name}.stories.tsx`,
      text: `// Written by \`npm run charts\`.
import preview from '#.storybook/preview.tsx';
import { walkArgs, walkOf, walkParameters } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-${slugOf(words.name)}',
  title: 'Máquinas/${words.name}',
  tags: ['!test', '!autodocs'],
  parameters: walkParameters,
  args: walkArgs,
  render: walkOf('${name}'),
});

/** ${words.about} */
export const Recorrido = meta.story();
`,
    };
  });
