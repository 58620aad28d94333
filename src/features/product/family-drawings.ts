import type { FamilyId } from '#src/content/schema/vocabulary.ts';
import type { Drawing } from '#src/ui/product/drawing.ts';

/** A typical drawing of each family, for pages without a chosen variant. */
export const familyDrawings: Readonly<Record<FamilyId, Drawing>> = {
  enrollables: {
    type: 'enrollable',
    width: 2_000,
    height: 1_700,
    openness: 0.35,
    fabric: { colour: '#d5c7b0', weave: 'screen', openFactor: 5 },
  },
  'sheer-elegance': {
    type: 'sheer-elegance',
    width: 1_800,
    height: 1_800,
    openness: 0.3,
    fabric: { colour: '#ead9cd', weave: 'translucida' },
  },
  romanas: {
    type: 'romana',
    width: 1_600,
    height: 1_700,
    openness: 0.4,
    fabric: { colour: '#d3c3a5', weave: 'decorativa' },
  },
  verticales: {
    type: 'vertical',
    width: 2_800,
    height: 2_300,
    openness: 0.3,
    fabric: { colour: '#e3dccd', weave: 'translucida' },
  },
  'panel-japones': {
    type: 'panel-japones',
    width: 3_000,
    height: 2_400,
    openness: 0.45,
    fabric: { colour: '#ece4d3', weave: 'translucida' },
  },
  horizontales: {
    type: 'horizontal',
    width: 1_600,
    height: 1_500,
    openness: 0.2,
    fabric: { colour: '#a97c50', weave: 'madera' },
  },
  'toldos-brazos-retractiles': {
    type: 'toldo-brazos',
    width: 4_000,
    height: 2_540,
    openness: 1,
    fabric: { colour: '#f0ece0', weave: 'acrilica', stripe: '#2b3f66' },
  },
  'toldos-verticales': {
    type: 'toldo-vertical',
    width: 3_400,
    height: 2_500,
    openness: 0.35,
    fabric: { colour: '#d7c8ad', weave: 'screen', openFactor: 5 },
  },
  'toldos-capotas': {
    type: 'capota',
    width: 2_200,
    height: 1_000,
    openness: 1,
    fabric: { colour: '#1f4a38', weave: 'acrilica' },
  },
  'toldos-pergolas': {
    type: 'pergola',
    width: 4_000,
    height: 3_000,
    openness: 0.35,
    finish: 'bronze',
    fabric: { colour: '#eadfc6', weave: 'acrilica' },
  },
};
