/** Columns of a file of windows: a file that is downloaded, and the list that the quick order reads. */
export const rowColumns = [
  { key: 'name', title: 'Ubicación' },
  { key: 'fabric', title: 'Tela' },
  { key: 'colour', title: 'Color' },
  { key: 'width', title: 'Ancho' },
  { key: 'height', title: 'Alto' },
  { key: 'unit', title: 'Unidad' },
  { key: 'quantity', title: 'Cantidad' },
  { key: 'mount', title: 'Montaje' },
  { key: 'control', title: 'Mando' },
  { key: 'motor', title: 'Motor elegido' },
  { key: 'remotes', title: 'Controles remotos' },
  { key: 'gallery', title: 'Galería' },
  { key: 'side', title: 'Lado del mando' },
  { key: 'controlLength', title: 'Largo del mando' },
  { key: 'roll', title: 'Caída de la tela' },
  { key: 'fixing', title: 'Fijación' },
  { key: 'hardware', title: 'Herrajes' },
  { key: 'bar', title: 'Contrapeso' },
  { key: 'safety', title: 'Seguridad para niños' },
  { key: 'installation', title: 'Instalación' },
  { key: 'extras', title: 'Extras' },
  { key: 'cloths', title: 'Lienzos' },
  { key: 'lay', title: 'Corte de la tela' },
  { key: 'rollWidth', title: 'Ancho del rollo' },
  { key: 'askedWidth', title: 'Ancho pedido' },
  { key: 'askedHeight', title: 'Alto pedido' },
  { key: 'beside', title: 'Lado a lado' },
  { key: 'widths', title: 'Anchos medidos' },
  { key: 'heights', title: 'Altos medidos' },
  { key: 'diagonals', title: 'Diagonales medidas' },
  { key: 'note', title: 'Nota' },
] as const;

export type RowColumnKey = (typeof rowColumns)[number]['key'];

/** A window as a row of a file. */
export type WindowRow = Readonly<Record<RowColumnKey, string>>;
