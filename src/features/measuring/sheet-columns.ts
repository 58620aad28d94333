const three = (key: string, title: string) =>
  [
    { key: `${key}0`, title: `${title} 1` },
    { key: `${key}1`, title: `${title} 2` },
    { key: `${key}2`, title: `${title} 3` },
  ] as const;

/** Columns of the sheet on which a house is measured: what is written on paper is typed in the same place. */
export const sheetColumns = {
  name: { key: 'name', title: 'Ventana o cuarto' },
  widths: three('width', 'Ancho'),
  heights: three('height', 'Alto'),
  mount: { key: 'mount', title: 'Dentro o fuera' },
  quantity: { key: 'quantity', title: 'Cantidad' },
} as const;

/** The same columns in their order. */
export const sheetColumnsInOrder = Object.values(sheetColumns).flat();
