/** Who installs in a state where the shop does not. */
export const installerText = (state: string): string =>
  `En ${state} no instalamos nosotros: la instala un distribuidor de la zona.`;
