import { LONGEST_NAME } from '#mocks/demo/hand/controls.ts';
import { isSameControl, type Control, type Hand, type HandAct } from '#mocks/demo/hand/hand.ts';
import { byRole, literal, quoted } from './code.ts';

/** These are pressed by a key: what is seen of them is often another element. */
const TICKED: readonly string[] = ['checkbox', 'radio', 'switch'];

/** Elements without a role of their own, and parts of a page: a click there is one on what they say. */
const PLAIN: readonly string[] = [
  'dialog',
  'group',
  'main',
  'region',
  'tabpanel',
  'label',
  'div',
  'span',
  'p',
];

/** A control as Playwright finds it. */
function locatorOf({ role, name, nth }: Control): string {
  const which = nth === 0 ? '.first()' : `.nth(${String(nth)})`;
  if (role === 'body') return "screen.locator('body')";
  if (PLAIN.includes(role)) return `screen.getByText(${quoted(name)}, { exact: true }).first()`;
  if (name === '') return `screen.getByRole(${quoted(role)}).nth(${String(nth)})`;
  if (name.length === LONGEST_NAME)
    return `screen.getByRole(${quoted(role)}, { name: ${quoted(name)} }).first()`;
  if (role === 'textbox') return `field(screen, ${quoted(name)})${which}`;
  return `${byRole('screen', role, name)}${which}`;
}

/** What a person did, as Playwright does it. */
function codeOf(act: HandAct): string {
  if (PLAIN.includes(act.role) && act.name === '') return `// Clic donde no hay nada que se llame.`;
  const control = locatorOf(act);
  switch (act.do) {
    case 'click':
      return TICKED.includes(act.role) ? `await ${control}.press('Space');` : `await ${control}.click();`;
    case 'fill':
      return act.role === 'combobox'
        ? `await choose(${control}, ${quoted(act.text)});`
        : `await ${control}.fill(${literal(act.text)});`;
    case 'press':
      return `await ${control}.press(${quoted(act.key === ' ' ? 'Space' : act.key)});`;
    case 'focus':
      return act.role === 'body' ? "await screen.locator(':focus').blur();" : `await ${control}.focus();`;
  }
}

/** Keys that a browser makes a click of. */
const CLICKING: readonly string[] = [' ', 'Enter'];

/** Whether the next act comes of this one when Playwright does it: a click brings the focus, and a key may click. */
function isPartOf(act: HandAct, next: HandAct | undefined): boolean {
  if (next === undefined) return false;
  if (act.do === 'focus') return isSameControl(act, next);
  return act.do === 'press' && next.do === 'click' && CLICKING.includes(act.key);
}

/** What a person did on the screen, an act a line. */
export const handCode = (hand: Hand): readonly string[] =>
  hand.flatMap((act, index) => (isPartOf(act, hand[index + 1]) ? [] : [codeOf(act)]));
