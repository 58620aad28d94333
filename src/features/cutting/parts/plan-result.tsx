import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CuttingStock } from '#src/api/contract/assumed/cutting.ts';
import type { CutResult } from '#src/cutting/index.ts';
import layout from '#src/ui/layout.module.css';
import type { BillRow } from '../bill.ts';
import type { CutList } from '../cut-list.ts';
import { BarSection } from './bar-section.tsx';
import { BillSection } from './bill-section.tsx';
import { ClothSection } from './cloth-section.tsx';

interface PlanResultProps {
  readonly result: CutResult;
  readonly list: CutList;
  readonly stock: CuttingStock;
  readonly bill: readonly BillRow[];
  /** Name of its files, without their ending. */
  readonly file: string;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A plan: every cloth and profile with its cuts, and everything that it takes. */
export function PlanResult({ result, list, stock, bill, file, children }: PlanResultProps) {
  return (
    <Stack gap="xl">
      {list.unknown.length === 0 ? null : (
        <p className={layout['note']}>
          Con el catálogo de hoy no sabemos cortar {list.unknown.join(', ')}: revísalas con quien las vendió.
        </p>
      )}
      {children}
      {result.cloths.map((plan) => (
        <ClothSection key={plan.key} plan={plan} list={list} stock={stock} />
      ))}
      <BarSection plans={result.bars} list={list} />
      <BillSection rows={bill} file={file} />
    </Stack>
  );
}
