import { callWord } from '#mocks/demo/call-words.ts';
import type { Act } from '../../../fixtures/act.ts';
import { failureWords } from '../../../fixtures/outcome.ts';
import { eventWord, invokeWord, timerWord } from '../../sentences.ts';
import type { Walked } from '../report-text.ts';
import { byRole, literal, quoted } from './code.ts';

const press = (button: string) => `await ${button}.click();`;

/** What the tester did beside the screen, by the controls of the walk. */
export function actCode({ chart, graph }: Pick<Walked, 'chart' | 'graph'>, act: Act): readonly string[] {
  const { fixtures } = chart;
  switch (act.do) {
    case 'send': {
      const word = eventWord(fixtures, act.type);
      const samples = fixtures.events[act.type] ?? [];
      const saysSomething = samples.some(({ value }) => Object.keys(value).length > 0);
      const list = byRole('events', 'combobox', `Datos de ${word}`);
      return [
        ...(saysSomething ? [`await choose(${list}, ${quoted(samples[act.sample]?.name ?? '')});`] : []),
        press(byRole('events', 'button', word)),
      ];
    }
    case 'send own': {
      const word = eventWord(fixtures, act.type);
      const field = byRole('row', 'textbox', `Datos propios de ${word}, en JSON`);
      return [
        `const row = events.getByRole('listitem').filter({ has: ${byRole('page', 'button', word)} });`,
        press("row.getByText('Datos propios')"),
        `await ${field}.fill(${literal(JSON.stringify(act.payload))});`,
        press(byRole('row', 'button', 'Enviar estos datos')),
      ];
    }
    case 'answer': {
      const name =
        typeof act.with === 'string'
          ? failureWords(act.with).button
          : (fixtures.invokes[act.invoke]?.answers[act.with]?.name ?? '');
      const question = byRole('world', 'group', invokeWord(fixtures, act.invoke));
      return [press(byRole(question, 'button', name))];
    }
    case 'wait': {
      const timer = `world.getByRole('group', { name: ${quoted(timerWord(fixtures, graph, act.timer))} }).first()`;
      return [press(`${timer}.getByRole('button')`)];
    }
    case 'follow':
      return [];
    case 'hold':
      return act.on
        ? [`await world.getByLabel('Retener otra llamada').selectOption(${quoted(act.call)});`]
        : [
            press(
              byRole(byRole('world', 'group', `Llamada «${callWord(act.call)}»`), 'button', 'Ya no retener'),
            ),
          ];
    case 'release': {
      const name = act.with === 'usual' ? 'Responde como siempre' : failureWords(act.with).button;
      return [press(byRole(byRole('world', 'group', `Llamada «${callWord(act.call)}»`), 'button', name))];
    }
  }
}
