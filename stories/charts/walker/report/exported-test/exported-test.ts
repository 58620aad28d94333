import type { Step } from '../../../stage/stage-state.ts';
import { storyIdOf } from '../../../story-id.ts';
import { devices } from '../../devices.ts';
import { sentenceOf } from '../../sentences.ts';
import { placeText, type Walked } from '../report-text.ts';
import { actCode } from './act-code.ts';
import { byRole, inLine, quoted } from './code.ts';
import { handCode } from './hand-code.ts';
import { tellingLines } from './telling-lines.ts';

/** What the test needs, in the order of use. */
const helpers: readonly (readonly [name: string, code: string])[] = [
  [
    'field',
    `/** Un campo de texto por su nombre: el de una contraseña no tiene papel. */
const field = (within: FrameLocator, name: string) =>
  within.getByRole('textbox', { name, exact: true }).or(within.getByLabel(name, { exact: true }));`,
  ],
  [
    'choose',
    `/** Elige en una lista, o escribe donde se puede escribir. */
async function choose(list: Locator, text: string) {
  const isList = await list.evaluate((element) => element.localName === 'select');
  await (isList ? list.selectOption({ label: text }) : list.fill(text));
}`,
  ],
];

/** A step that nobody did: the app's own. */
const isOwn = ({ by, hand, isSent }: Step) => by === 'screen' && hand?.length === 0 && !isSent;

/** Whether a person did it on the screen. */
const isByHand = ({ by, hand, isSent }: Step) => by === 'screen' && hand !== undefined && !isSent;

/** A walk as a test of Playwright, which does it in Storybook: by role and name, and with the same end of each step. */
export function exportedTest(walked: Walked): string {
  const { chart, graph, start, state, about } = walked;
  const { words, starts } = chart.fixtures;
  const chartName = words.name;
  const lines = tellingLines(state);
  const steps = state.steps.map((step, index) => {
    const after = state.steps[index + 1];
    const expected = [
      ...(after !== undefined && isOwn(after)
        ? []
        : [
            `await expect(chart.getByText(${quoted(`${chartName}: ${placeText(chart, graph, step.value)}`)}, { exact: true })).toBeAttached();`,
          ]),
      ...(lines[index] ?? []).map(
        (line) => `await expect(shown).toContainText(${quoted(line)}, { useInnerText: true });`,
      ),
    ];
    const done = [...handCode(step.hand ?? []), ...(isByHand(step) ? [] : actCode(walked, step.act))];
    const sentence = sentenceOf(step.act, chart.fixtures, graph);
    return blockOf(`${String(index + 1)}. ${sentence}`, [...done, ...expected]);
  });
  const after = handCode(state.hand ?? []);
  if (after.length > 0) steps.push(blockOf('Después', after));
  const device = devices.find(({ width }) => width >= (about?.width ?? 0)) ?? devices[0];
  const tools = [
    ['world', 'El mundo'],
    ['events', 'Eventos'],
  ].flatMap(([name = '', label = '']) =>
    steps.some((step) => step.includes(`${name}.`))
      ? [`const ${name} = ${byRole('page', 'region', label)};`]
      : [],
  );
  const body = [
    `await page.goto('/iframe.html?viewMode=story&id=${storyIdOf(chartName)}&args=recorrido:${String(start)}');`,
    `const chart = ${byRole('page', 'figure', `Diagrama de ${chartName}`)};`,
    ...tools,
    `const screen = page.frameLocator('iframe[title="Pantalla real"]');`,
    `const shown = screen.locator('body');`,
    ...(device === devices[0] ? [] : [`await ${byRole('page', 'button', device.name)}.click();`]),
    `await expect(chart.getByText(/^${chartName.replaceAll(/[^\p{L}\d ]/gu, String.raw`\$&`)}: \\S/)).toBeAttached();`,
  ];
  const title = inLine(`${chartName}: ${starts[start]?.name ?? ''}`);
  const whole = [...body, ...steps].join('\n');
  const used = helpers.filter(([name]) => whole.includes(`${name}(`));
  return `${[
    "import { expect, test, type FrameLocator, type Locator } from 'playwright/test';",
    `// Corre contra Storybook servido: en la configuración de Playwright, \`use.baseURL\` es su dirección.
test.use({ viewport: { width: 1440, height: 1000 }, locale: 'es-MX', timezoneId: 'America/Mexico_City' });`,
    ...used.map(([, code]) => code),
    `test(${quoted(title)}, async ({ page }) => {\n${indented(whole)}\n});`,
  ].join('\n\n')}\n`;
}

const indented = (code: string) => code.replaceAll(/^(?=.)/gm, '  ');

const blockOf = (title: string, lines: readonly string[]) =>
  `\nawait test.step(${quoted(title)}, async () => {\n${indented(lines.join('\n'))}\n});`;
