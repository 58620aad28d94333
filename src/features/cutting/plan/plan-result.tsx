import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CuttingStock } from '#src/api/contract/assumed/cutting.ts';
import type { CutResult } from '#src/cutting/index.ts';
import { PdfButtons } from '#src/features/pdf/pdf-buttons.tsx';
import type { CutList } from '#src/materials/cut-list.ts';
import layout from '#src/ui/styles/layout.module.css';
import { BillSection } from '../bill/bill-section.tsx';
import type { BillRow } from '../bill/bill.ts';
import type { PrintedPlan } from '../paper/plan-document.ts';
import { BarSection } from './bar-section.tsx';
import { ClothSection } from './cloth-section.tsx';
import { restLabelsOf } from './rests.ts';

interface PlanPdfProps {
  readonly plan: PrintedPlan;
  /** Name of the file. */
  readonly name: string;
}

/** A button that makes the PDF of a cut plan. */
const PlanPdf = ({ plan, name }: PlanPdfProps) => (
  <PdfButtons
    offered={[{ copy: 'cut-plan', label: 'Plan en PDF', name }]}
    typed={[plan.of, ...plan.list.marks.values()]}
    make={async (_, job) => {
      const [{ makePdf }, { planPaper }] = await Promise.all([
        import('#src/features/pdf/make-pdf.ts'),
        import('../paper/plan-document.ts'),
      ]);
      return makePdf(planPaper(plan), job);
    }}
  />
);

interface PlanResultProps {
  readonly result: CutResult;
  readonly list: CutList;
  readonly stock: CuttingStock;
  readonly bill: readonly BillRow[];
  /** Its folio, once it is saved. */
  readonly folio: string | null;
  /** Whose it is: ends the names of its files, and heads its paper. */
  readonly name: string;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** As much of a name as a file's may have, without spaces. */
const fileName = (name: string): string => name.replaceAll(/[ ,]+/g, '-').slice(0, 60);

/** A plan: every cloth and profile with its cuts, and everything that it takes. */
export function PlanResult({ result, list, stock, bill, folio, name, children }: PlanResultProps) {
  const labels = restLabelsOf(result, folio);
  return (
    <Stack gap="xl">
      {list.unknown.length === 0 ? null : (
        <p className={layout.note}>
          Con el catálogo de hoy no sabemos cortar {list.unknown.join(', ')}: revísalas con quien las vendió.
        </p>
      )}
      {children}
      <PlanPdf
        plan={{ title: ['Plan de corte', folio ?? ''].join(' ').trim(), of: name, result, list, labels }}
        name={`plan-de-corte-${fileName(name)}.pdf`}
      />
      {result.cloths.map((plan) => (
        <ClothSection key={plan.key} plan={plan} list={list} stock={stock} labels={labels} />
      ))}
      <BarSection plans={result.bars} list={list} labels={labels} />
      <BillSection rows={bill} file={`materiales-${fileName(name)}`} />
    </Stack>
  );
}
