/** A piece of an XML text: a tag that opens, one that closes, or text. Names are without their prefix. */
export type XmlPiece = OpenPiece | { readonly closes: string } | { readonly text: string };

/** A tag that opens. */
export interface OpenPiece {
  readonly opens: string;
  readonly attribute: (name: string) => string | null;
  readonly isEmpty: boolean;
}

const PIECE =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!(?:[^>]*)>|<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g;
const ATTRIBUTE = /(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(
        /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
        (all, hex?: string, decimal?: string, name = '') => {
          const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
          if (hex === undefined && decimal === undefined) return named[name] ?? all;
          return code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
        },
      )
    : text;

function attributeOf(written: string) {
  return (wanted: string): string | null => {
    for (const [, name, double, single] of written.matchAll(ATTRIBUTE)) {
      if (name === wanted) return unescaped(double ?? single ?? '');
    }
    return null;
  };
}

/** The pieces of an XML text that a program wrote; what is no XML gives no tags. */
export function* xmlPieces(xml: string): Generator<XmlPiece> {
  for (const [, raw, slash, name, attributes = '', empty, text] of xml.matchAll(PIECE)) {
    if (raw !== undefined) yield { text: raw };
    else if (text !== undefined) yield { text: unescaped(text) };
    else if (name === undefined) continue;
    else if (slash === '/') yield { closes: name };
    else yield { opens: name, attribute: attributeOf(attributes), isEmpty: empty === '/' };
  }
}
