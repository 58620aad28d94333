import * as z from 'zod/mini';
import { ChartLayouts, type ChartView } from '#charts/layout/chart-layout.ts';
import { LikeChart } from '#charts/layout/like.ts';
import { readReport, type WalkReport } from '../fixtures/report.ts';

/** A chosen file. */
export interface ChosenFile {
  readonly name: string;
  readonly text: string;
}

/** What a file to compare holds: the drawing of a chart with everything open, the name of one that looks the same, or a walk. */
export type Content =
  | { readonly kind: 'chart'; readonly view: ChartView }
  | { readonly kind: 'like'; readonly like: string }
  | { readonly kind: 'walk'; readonly walk: WalkReport };

/** Returns what a file holds; null when it is neither a drawing nor a walk. */
export function contentOf({ text }: ChosenFile): Content | null {
  const walk = readReport(text);
  if (typeof walk !== 'string') return { kind: 'walk', walk };
  try {
    const file = z.parse(z.union([ChartLayouts, LikeChart]), JSON.parse(text));
    if ('like' in file) return { kind: 'like', like: file.like };
    const [view] = file.tall;
    return view === undefined ? null : { kind: 'chart', view };
  } catch {
    return null;
  }
}
