import {
  exportOf,
  questions,
  titleOf,
  troubles,
  troubleWord,
  whyNot,
  type AskedByChart,
  type Trouble,
} from './failures/troubles.ts';
import { groupedMachines } from './fixtures/groups.ts';
import { walkable } from './fixtures/walkable.ts';
import { pageIdOf } from './story-id.ts';

interface StoryFile {
  readonly file: string;
  readonly text: string;
}

/** The stories of the charts in their order, one file per machine, as Storybook reads files. */
export const storyFiles = (): readonly StoryFile[] =>
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

/** `Cotizaciones 403`; of a chart with several questions also which one. */
const storyName = ({ name, detail }: AskedByChart, trouble: Trouble): string =>
  `${name} ${troubleWord(trouble)}${detail === null ? '' : `: ${detail}`}`;

/** The questions that a trouble can happen to, a story each. */
const troubleStories = (trouble: Trouble): readonly string[] =>
  questions()
    .filter((asked) => whyNot(asked, trouble) === null)
    .map(
      (asked) => `export const ${exportOf(asked)} = meta.story({
  name: '${storyName(asked, trouble)}',
  ...failing('${asked.machine}', '${asked.invoke}', '${trouble}'),
});
`,
    );

/** Every trouble of every question as a story that a search finds, one file per trouble. */
export const failureFiles = (): readonly StoryFile[] =>
  troubles.map((trouble) => ({
    file: `${trouble}.stories.tsx`,
    text: `// Written by \`npm run charts\`.
import preview from '#.storybook/preview.tsx';
import { failing } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'fallas-${trouble}',
  title: 'Fallas/${titleOf(trouble)}',
  tags: ['!test', '!autodocs'],
});

${troubleStories(trouble).join('\n')}`,
  }));
