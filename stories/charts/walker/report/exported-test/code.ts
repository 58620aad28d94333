/** A text on one line. */
export const inLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A text as code. */
export const literal = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;

/** A text on one line as code. */
export const quoted = (text: string): string => literal(inLine(text));

/** A control inside another or the page, by its role and exact name. */
export const byRole = (within: string, role: string, name: string): string =>
  `${within}.getByRole(${quoted(role)}, { name: ${quoted(name)}, exact: true })`;
