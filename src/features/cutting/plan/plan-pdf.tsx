import { PdfButtons } from '#src/features/pdf/pdf-buttons.tsx';
import type { PrintedPlan } from '../paper/plan-document.ts';

interface PlanPdfProps {
  readonly plan: PrintedPlan;
  /** Name of the file. */
  readonly name: string;
}

/** A button that makes the PDF of a cut plan. */
export const PlanPdf = ({ plan, name }: PlanPdfProps) => (
  <PdfButtons
    offered={[{ copy: 'cut-plan', label: 'Plan en PDF', name }]}
    make={async (_, job) => {
      const [{ makePdf }, { planPaper }] = await Promise.all([
        import('#src/features/pdf/make-pdf.ts'),
        import('../paper/plan-document.ts'),
      ]);
      return makePdf(planPaper(plan), job);
    }}
  />
);
