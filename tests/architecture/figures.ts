import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];

/** The functions that write amounts. */
const AMOUNTS = new Set<unknown>(['inCurrency', 'publicPrice', 'differenceInCurrency']);

interface Node {
  readonly type: string;
}

const has = <Key extends string>(node: unknown, key: Key): node is Record<Key, unknown> =>
  typeof node === 'object' && node !== null && key in node;

const isAmount = (child: Node) =>
  child.type === 'JSXExpressionContainer' &&
  has(child, 'expression') &&
  has(child.expression, 'callee') &&
  has(child.expression.callee, 'name') &&
  AMOUNTS.has(child.expression.callee.name);

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
    };
  },
};

export default { meta: { name: 'figures' }, rules: { alone } };
