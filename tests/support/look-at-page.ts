/** What to look for on a page. */
export interface Look {
  readonly roles: readonly string[];
  /** The whole accessible name. @default any */
  readonly name?: string | undefined;
  /** A regular expression that the name matches. @default any */
  readonly pattern?: string | undefined;
  /** Which of several, from 0: this one is scrolled into view, and no other is returned. @default all, without scrolling */
  readonly nth?: number | undefined;
  /** Title of a frame of the same origin. @default the page itself */
  readonly frame?: string | undefined;
}

/** A visible element of a page. */
export interface Sight {
  readonly role: string;
  readonly name: string;
  /** Its position among elements of the same role and name, from 0. */
  readonly nth: number;
  /** Its centre in CSS px of the window. */
  readonly x: number;
  readonly y: number;
  /** Whether a click at its centre reaches it. */
  readonly isOnTop: boolean;
  readonly isEnabled: boolean;
  /** Whether it is within the page's main part or a dialog. */
  readonly isMain: boolean;
  /** Where a link leads; '' for all else. */
  readonly href: string;
  readonly tag: string;
  /** Its visible text, or a field's value. */
  readonly text: string;
}

/**
 * Looks for visible elements by role and name, as a person with or without a screen reader does. It runs inside the page
 * of any engine, so it uses nothing but its argument.
 */
export function lookAtPage({ roles, name, pattern, nth, frame }: Look): Sight[] {
  const outer = [...document.querySelectorAll('iframe')].find((one) => one.title === frame);
  const doc = frame === undefined ? document : outer?.contentDocument;
  if (!doc?.body) return [];
  const shift = outer?.getBoundingClientRect() ?? { left: 0, top: 0 };

  const byType: Readonly<Record<string, string>> = {
    button: 'button',
    checkbox: 'checkbox',
    file: '',
    hidden: '',
    image: 'button',
    number: 'spinbutton',
    radio: 'radio',
    range: 'slider',
    search: 'searchbox',
    submit: 'button',
  };
  const byTag: Readonly<Record<string, string>> = {
    ARTICLE: 'article',
    BUTTON: 'button',
    DIALOG: 'dialog',
    FIGURE: 'figure',
    FORM: 'form',
    LI: 'listitem',
    MAIN: 'main',
    OUTPUT: 'status',
    SELECT: 'combobox',
    SUMMARY: 'button',
    TABLE: 'table',
    TEXTAREA: 'textbox',
  };
  const roleOf = (element: Element): string => {
    const [explicit] = (element.getAttribute('role') ?? '').split(' ');
    if (explicit) return explicit;
    const { tagName } = element;
    if (tagName === 'A') return element.hasAttribute('href') ? 'link' : '';
    if (/^H[1-6]$/.test(tagName)) return 'heading';
    if (tagName !== 'INPUT') return byTag[tagName] ?? '';
    if (element.hasAttribute('list')) return 'combobox';
    return byType[element.getAttribute('type') ?? ''] ?? 'textbox';
  };

  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (node.nodeType !== Node.ELEMENT_NODE) return '';
    const element = node as HTMLElement;
    if (element.getAttribute('aria-hidden') === 'true' || element.hidden) return '';
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    const text = label ?? [...element.childNodes].map(textOf).join('');
    return getComputedStyle(element).display === 'inline' ? text : ` ${text} `;
  };
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const by = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : [];
    const candidates = [
      by.map((id) => textOf(doc.getElementById(id) ?? doc.createTextNode(''))).join(' '),
      element.getAttribute('aria-label') ?? '',
      labels.map(textOf).join(' '),
      element.matches('input, select, textarea') ? '' : textOf(element),
      element.getAttribute('title') ?? '',
      element.getAttribute('placeholder') ?? '',
    ];
    return candidates.map(plain).find((text) => text !== '') ?? '';
  };

  const counts = new Map<string, number>();
  const sights: Sight[] = [];
  for (const element of doc.querySelectorAll<HTMLElement>('*')) {
    const role = roleOf(element);
    if (!roles.includes(role) || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('[inert], [aria-hidden="true"]')) continue;
    const ownName = nameOf(element);
    if (name !== undefined && ownName !== name) continue;
    if (pattern !== undefined && !new RegExp(pattern).test(ownName)) continue;
    const key = `${role} ${ownName}`;
    const number = counts.get(key) ?? 0;
    counts.set(key, number + 1);
    if (nth !== undefined && number !== nth) continue;
    if (nth !== undefined)
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    // The first line of a link that wraps, and the label that stands for a hidden box.
    const label = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined;
    const own = element.getClientRects()[0];
    const box = own !== undefined && own.width > 1 ? own : label?.getClientRects()[0];
    if (box === undefined || box.width === 0 || box.height === 0) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = nth === undefined ? null : doc.elementFromPoint(x, y);
    sights.push({
      role,
      name: ownName,
      nth: number,
      x: x + shift.left,
      y: y + shift.top,
      isOnTop: hit !== null && (element.contains(hit) || label?.contains(hit) === true),
      isEnabled: !element.matches(':disabled, [aria-disabled="true"]'),
      isMain: element.closest('main, [role="dialog"], dialog') !== null,
      href: element.tagName === 'A' ? (element as HTMLAnchorElement).href : '',
      tag: element.tagName,
      text: element.matches('input, select, textarea')
        ? (element as HTMLInputElement).value
        : plain(element.innerText),
    });
    if (nth !== undefined) break;
  }
  return sights;
}
