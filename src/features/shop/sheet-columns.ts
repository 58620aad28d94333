/** Columns of the sheet on which a house is measured, in order: what is written on paper is typed in the same place. */
export const sheetColumns = [
  { key: 'name', title: 'Ventana o cuarto' },
  { key: 'width0', title: 'Ancho 1' },
  { key: 'width1', title: 'Ancho 2' },
  { key: 'width2', title: 'Ancho 3' },
  { key: 'height0', title: 'Alto 1' },
  { key: 'height1', title: 'Alto 2' },
  { key: 'height2', title: 'Alto 3' },
  { key: 'mount', title: 'Dentro o fuera' },
  { key: 'quantity', title: 'Cantidad' },
] as const;
