/** The text of a PDF that the fake server drew, row by row. */
export const rowsIn = (file: ArrayBuffer): readonly string[] =>
  [...new TextDecoder('latin1').decode(file).matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, row = '']) =>
    row.replaceAll('\\', ''),
  );
