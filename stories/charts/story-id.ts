/** Letters without their accents, for ids. */
const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** The id of a chart's page in Storybook, by the chart's Spanish name. */
export const pageIdOf = (name: string): string => `maquinas-${slugOf(name)}`;

/** The id of a chart's walk. */
export const storyIdOf = (name: string): string => `${pageIdOf(name)}--recorrido`;
