import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];

/** The functions that write amounts. */
const AMOUNTS = new Set<unknown>(['inCurrency', 'publicPrice', 'differenceInCurrency']);

interface Node {
  readonly type: string;
}

const has = <Key extends string>(node: unknown, key: Key): node is Record<Key, unknown> =>
  typeof node === 'object' && node !== null && key in node;

/** Whether a value is an amount, in one of its cases at least. */
const isWritten = (value: unknown): boolean =>
  (has(value, 'callee') && has(value.callee, 'name') && AMOUNTS.has(value.callee.name)) ||
  (has(value, 'consequent') && isWritten(value.consequent)) ||
  (has(value, 'alternate') && isWritten(value.alternate)) ||
  (has(value, 'right') && isWritten(value.right));

const isAmount = (child: Node) =>
  child.type === 'JSXExpressionContainer' && has(child, 'expression') && isWritten(child.expression);

const isTranslate = (attribute: Node) =>
  has(attribute, 'name') && has(attribute.name, 'name') && attribute.name.name === 'translate';

const isIndent = (child: Node) =>
  child.type === 'JSXText' && has(child, 'value') && /^\s*\n\s*$/.test(String(child.value));

/**
 * Translators replace each text node of a page (W15). An amount that is a text node beside others of its element is
 * translated apart from its sentence: it is the only text of an element that translators leave, or a part of the one text
 * of its sentence.
 */
const alone: Rule = {
  create(context) {
    type Reported = Exclude<Parameters<typeof context.report>[0]['node'], undefined>;
    const judge = (node: Reported, children: readonly Node[], attributes: readonly Node[]) => {
      const parts = children.filter((child) => !isIndent(child));
      if (!parts.some(isAmount) || (parts.length === 1 && attributes.some(isTranslate))) return;
      context.report({
        node,
        message:
          'an amount is the only text of an element with translate="no", or one text with its sentence (tests/architecture/figures.ts)',
      });
    };
    return {
      JSXElement: (node) => judge(node, node.children, node.openingElement.attributes),
      JSXFragment: (node) => judge(node, node.children, []),
      Property: (node) => {
        const isCell = has(node.key, 'name') && node.key.name === 'render';
        if (isCell && has(node.value, 'body') && isWritten(node.value.body)) {
          context.report({ node, message: 'an amount of a cell is an <Amount> (src/lists/cells.tsx)' });
        }
      },
    };
  },
};

export default { meta: { name: 'figures' }, rules: { alone } };
