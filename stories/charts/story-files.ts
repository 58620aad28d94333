import { machineNames, walkable } from './kit/any-kit.ts';

/** Letters without their accents, for ids. */
const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** The stories in which charts are walked, one a machine: Storybook reads files, so each has its own. */
export const storyFiles = (): readonly { readonly file: string; readonly text: string }[] =>
  machineNames.map((name) => {
    const { words } = walkable(name).kit;
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
