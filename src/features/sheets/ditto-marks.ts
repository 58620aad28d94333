/** A cell that is one quotation mark: "the same as above". */
const LONE = /(?<=^|[,;\t|])"(?=[,;\t|]|$)/g;

const MAY_HAVE = /(?:^|[,;\t|\n])"(?:[,;\t|\r\n]|$)/;

const isOdd = (line: string) => line.split('"').length % 2 === 0;

/**
 * A text in which cells that are a lone quotation mark are ditto marks, so that they open no quoted cell: in lines whose
 * other quotation marks are closed.
 */
export function withDittoMarks(text: string): string {
  if (!MAY_HAVE.test(text)) return text;
  let isOpen = false;
  return text
    .split('\n')
    .map((written) => {
      const end = written.endsWith('\r') ? '\r' : '';
      const line = end === '' ? written : written.slice(0, -1);
      const marked = isOpen ? line : line.replaceAll(LONE, '〃');
      const taken = marked !== line && !isOdd(marked) ? marked : line;
      if (isOdd(taken)) isOpen = !isOpen;
      return taken + end;
    })
    .join('\n');
}
