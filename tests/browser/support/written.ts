/** What React keeps of an element, a text or a component, in its tree. */
interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedProps: unknown;
  readonly stateNode: unknown;
}

const isFiber = (value: unknown): value is Fiber =>
  typeof value === 'object' && value !== null && 'memoizedProps' in value && 'stateNode' in value;

/** Elements whose content is no sentence, or not React's: a field's value, a map, which draws itself. */
const OPAQUE = 'textarea, style, script, iframe, .leaflet-container';

/** The text that React gave an element by itself; null when it has children of their own. */
function ownText({ memoizedProps: props }: Fiber): string | null {
  if (typeof props !== 'object' || props === null || !('children' in props)) return null;
  const { children } = props;
  return typeof children === 'string' || typeof children === 'number' ? String(children) : null;
}

function childrenOf(fiber: Fiber): readonly Fiber[] {
  const all: Fiber[] = [];
  for (let child = fiber.child; child !== null; child = child.sibling) all.push(child);
  return all;
}

/** Finds where the page says something else than React wrote, in reading order; the innermost element of each place. */
function read(fiber: Fiber, wrong: string[]): string {
  const { stateNode, memoizedProps } = fiber;
  if (stateNode instanceof Text) return String(memoizedProps);
  const before = wrong.length;
  const inside = () =>
    childrenOf(fiber)
      .map((child) => read(child, wrong))
      .join('');
  if (!(stateNode instanceof Element)) {
    const text = inside();
    // What is shown elsewhere is no part of what is around it.
    const isPortal = typeof stateNode === 'object' && stateNode !== null && 'containerInfo' in stateNode;
    return isPortal ? '' : text;
  }
  if (stateNode.matches(OPAQUE)) return stateNode.textContent;
  const own = ownText(fiber);
  if (own === null && fiber.child === null) return stateNode.textContent;
  const written = own ?? inside();
  if (stateNode.textContent !== written && wrong.length === before)
    wrong.push(`“${stateNode.textContent}” instead of “${written}”`);
  return stateNode.textContent === written ? written : stateNode.textContent;
}

/** Where a page does not say what React wrote, because somebody else changed its nodes. */
export function misread(): readonly string[] {
  const wrong: string[] = [];
  for (const place of document.body.children) {
    const key = Object.keys(place).find((name) => name.startsWith('__reactContainer$'));
    const root: unknown = key === undefined ? undefined : Reflect.get(place, key);
    if (!isFiber(root) || typeof root.stateNode !== 'object' || root.stateNode === null) continue;
    const current: unknown = Reflect.get(root.stateNode, 'current');
    if (isFiber(current)) read(current, wrong);
  }
  return wrong;
}
