import { handTexts } from '#mocks/demo/hand/hand.ts';
import { csvOf } from '#src/lists/csv.ts';
import type { Step } from '../../stage/stage-state.ts';
import { sentenceOf } from '../sentences.ts';
import { inLine } from './exported-test/code.ts';
import { placeText, type Walked } from './report-text.ts';

/** What was done for a step: on the screen, or the act itself. */
function doneText({ chart, graph }: Walked, { hand = [], act }: Step): readonly string[] {
  const texts = handTexts(hand);
  return texts.length > 0 ? texts : [sentenceOf(act, chart.fixtures, graph)];
}

/** A walk as a scenario in Gherkin, in Spanish: what a person does on the screen, and where that leads. */
export function gherkinOf(walked: Walked): string {
  const { chart, graph, start, state } = walked;
  const { words, starts } = chart.fixtures;
  const steps = state.steps.flatMap((step) => {
    const [first = '', ...others] = doneText(walked, step);
    return [
      `    Cuando ${inLine(first)}`,
      ...others.map((text) => `    Y ${inLine(text)}`),
      `    Entonces queda en «${placeText(chart, graph, step.value)}»`,
    ];
  });
  const situation = inLine(starts[start]?.name ?? '');
  return [
    '# language: es',
    `Característica: ${words.name}`,
    `  ${inLine(words.about)}`,
    '',
    `  Escenario: ${situation}`,
    `    Dado que la situación es «${situation}»`,
    ...steps,
    '',
  ].join('\n');
}

/** A walk as a table for programs that manage tests: a row per step. */
export function stepsCsv(walked: Walked): Promise<Blob> {
  const { chart, graph, state } = walked;
  return csvOf(
    state.steps.map((step, index) => ({ step, number: index + 1 })),
    [
      { title: 'Paso', value: ({ number }) => number },
      { title: 'Acción', value: ({ step }) => doneText(walked, step).join('; ') },
      { title: 'Efecto', value: ({ step }) => sentenceOf(step.act, chart.fixtures, graph) },
      { title: 'Resultado esperado', value: ({ step }) => placeText(chart, graph, step.value) },
    ],
  );
}
