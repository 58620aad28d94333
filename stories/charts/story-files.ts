import type { MachineName } from '#machines/index.ts';
import { groupedMachines } from './fixtures/groups.ts';
import { callFailures, failuresOf, failureWords, type Failure } from './fixtures/outcome.ts';
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

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** `Cotizaciones 403`; of a chart with several questions also which one. */
function failureName(machine: MachineName, invoke: string, failure: Failure): string {
  const { words, invokes } = walkable(machine).fixtures;
  const { short } = failureWords(failure);
  const isOnly = Object.values(invokes).filter((question) => question !== null).length === 1;
  return isOnly ? `${words.name} ${short}` : `${words.name} ${short}: ${words.invokes[invoke] ?? invoke}`;
}

/** The questions that a failure can have, a story each. */
const failureStories = (failure: Failure): readonly string[] =>
  groupedMachines.flatMap(({ name }) =>
    Object.entries(walkable(name).fixtures.invokes).flatMap(([invoke, question]) =>
      question === null || !failuresOf(question).includes(failure)
        ? []
        : [
            `export const ${capitalised(name)}${capitalised(invoke)} = meta.story({
  name: '${failureName(name, invoke, failure)}',
  ...failing('${name}', '${invoke}', '${failure}'),
});
`,
          ],
    ),
  );

/** Every failure of every question as a story that a search finds, one file per failure. */
export const failureFiles = (): readonly StoryFile[] =>
  callFailures.map((failure) => ({
    file: `${failure}.stories.tsx`,
    text: `// Written by \`npm run charts\`.
import preview from '#.storybook/preview.tsx';
import { failing } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'fallas-${failure}',
  title: 'Fallas/${capitalised(failureWords(failure).short)}',
  tags: ['!test', '!autodocs'],
});

${failureStories(failure).join('\n')}`,
  }));
