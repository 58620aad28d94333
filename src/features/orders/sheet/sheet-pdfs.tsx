import { useHref } from 'react-router-dom';
import type { PdfCopy } from '#machines/pdf/pdf.machine.ts';
import type { Paper } from '#src/features/pdf/make-pdf.ts';
import { PdfButtons } from '#src/features/pdf/pdf-buttons.tsx';
import { orderHref } from '#src/features/quotes/quoter-links.ts';
import { labelsOf } from './labels.ts';
import { sheetFacts, type OrderSheet } from './order-sheet.ts';

interface SheetPdfsProps {
  readonly id: string;
  readonly sheet: OrderSheet;
}

/** The paper of a copy; its code is loaded when it is asked for. */
async function paperOf(copy: PdfCopy, sheet: OrderSheet, link: string): Promise<Paper> {
  if (copy === 'label-sheets' || copy === 'label-roll') {
    const { labelPaper } = await import('./label-document.ts');
    return labelPaper(labelsOf(sheet), link, copy === 'label-roll' ? 'roll' : 'sheets');
  }
  const { sheetPaper } = await import('./sheet-document.ts');
  return sheetPaper(sheet, copy === 'compact' ? 'compact' : 'pages');
}

/** Buttons that make the workshop's PDFs: the sheets of an order, and the labels of its pieces. */
export function SheetPdfs({ id, sheet }: SheetPdfsProps) {
  const path = useHref(orderHref(id, false));
  const { folio } = sheet;
  const names = sheet.windows.map(({ facts }) => facts.name);
  return (
    <PdfButtons
      offered={[
        { copy: 'pages', label: 'Una hoja por ventana', name: `${folio}-hojas.pdf` },
        { copy: 'compact', label: 'Hoja compacta', name: `${folio}-hoja-compacta.pdf` },
        { copy: 'label-sheets', label: 'Etiquetas en hoja', name: `${folio}-etiquetas.pdf` },
        { copy: 'label-roll', label: 'Etiquetas en rollo de 62 mm', name: `${folio}-etiquetas-62-mm.pdf` },
      ]}
      typed={[sheet.name, ...sheetFacts(sheet).map(({ value }) => value), ...names]}
      make={async (copy, job) => {
        const link = new URL(path, window.location.origin).href;
        const [{ makePdf }, paper] = await Promise.all([
          import('#src/features/pdf/make-pdf.ts'),
          paperOf(copy, sheet, link),
        ]);
        return makePdf(paper, job);
      }}
    />
  );
}
