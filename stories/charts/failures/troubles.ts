import type { MachineName } from '#machines/index.ts';
import type { Question } from '../fixtures/chart-fixtures.ts';
import { failureWalk, slowWalk } from '../fixtures/failure-walk.ts';
import { groupedMachines } from '../fixtures/groups.ts';
import { callFailures, failureWords, whyNotFailed, type Failure } from '../fixtures/outcome.ts';
import type { Beginning } from '../fixtures/walk-code.ts';
import { walkable } from '../fixtures/walkable.ts';

/** What can happen to a question other than an answer in time: it fails, or it takes long. */
export type Trouble = Failure | 'slow';

/** All of them, in the order of the menu and of the table. */
export const troubles: readonly Trouble[] = [...callFailures, 'slow'];

/** A question of a chart. */
export interface AskedByChart {
  readonly machine: MachineName;
  readonly invoke: string;
  readonly question: Question;
  /** `Cotizaciones`; of a chart with several questions, with which one. */
  readonly name: string;
  readonly detail: string | null;
}

/** The questions of all charts, in the order of the menu. */
export const questions = (): readonly AskedByChart[] =>
  groupedMachines.flatMap(({ name: machine }) => {
    const { words, invokes } = walkable(machine).fixtures;
    const asked = Object.entries(invokes).flatMap(([invoke, question]) =>
      question === null ? [] : [{ invoke, question }],
    );
    return asked.map(({ invoke, question }) => ({
      ...{ machine, invoke, question, name: words.name },
      detail: asked.length === 1 ? null : (words.invokes[invoke] ?? invoke),
    }));
  });

/** The walk that shows a trouble; null when it cannot happen to the question. */
export const troubleWalk = (machine: MachineName, invoke: string, trouble: Trouble): Beginning | null =>
  trouble === 'slow' ? slowWalk(walkable(machine), invoke) : failureWalk(walkable(machine), invoke, trouble);

/** Why a trouble cannot happen to a question, as a sentence; null when it can. Every answer may take long. */
export const whyNot = ({ question }: AskedByChart, trouble: Trouble): string | null =>
  trouble === 'slow' ? null : whyNotFailed(question, trouble);

/** After a name: `Cotizaciones 403`. */
export const troubleWord = (trouble: Trouble): string =>
  trouble === 'slow' ? 'con espera larga' : failureWords(trouble).short;

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The title of a trouble's page, without its folder: `Sin respuesta`. */
export const titleOf = (trouble: Trouble): string => capitalised(troubleWord(trouble));

/** The name of the export of a question's story. */
export const exportOf = ({ machine, invoke }: AskedByChart): string =>
  `${capitalised(machine)}${capitalised(invoke)}`;

/** The id of the story of a trouble, as Storybook makes it from the name of its export. */
export const troubleStoryId = (asked: AskedByChart, trouble: Trouble): string =>
  `fallas-${trouble}--${exportOf(asked)
    .replaceAll(/(?!^)[A-Z]/g, '-$&')
    .toLowerCase()}`;
