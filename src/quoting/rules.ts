/**
 * Rules as data: what the engine needs to know of a product to price it, or to say why it cannot be made.
 *
 * Two kinds of objects, written by hand, checked by the schemas at build:
 * - a `Product` says what can be made: limits, fabric, controls, galleries, extras. It holds no prices;
 * - a `PriceList` says what everything costs: products and everything that comes with them, by name.
 *
 * All measures are whole millimetres, money is whole centavos, parts of a whole are basis points, torque is whole
 * thousandths of a newton metre, so that no sum is ever rounded twice. Everything that a line can choose (control, motor,
 * remote, gallery, extra) and everything that is added (surcharges, brackets) has a price under its name; free items
 * have 0. `unpriced(product, priceList)` lists the missing names.
 *
 * A complete example, small (with a motor, and as it is tested: tests/quoting/support/example.ts):
 *
 *     const product: Product = {
 *       id: 'enrollable-blackout', family: 'enrollables',
 *       limits: { minWidthMm: 300, maxWidthMm: 5900, minHeightMm: 300, maxHeightMm: 4000 },
 *       fabric: {
 *         rolls: [
 *           { widthMm: 2500, rotatedMaxHeightMm: 2300 },
 *           { widthMm: 3000, rotatedMaxHeightMm: 2800, surcharge: 'rollo-3000' },
 *         ],
 *         join: { pieceMm: 2800, maxPieces: 2, surcharge: 'termosellado' },
 *         pattern: 'plain', rotatedKeepsWarranty: false, layers: 1, gramsPerM2: 350, thicknessUm: 420,
 *         allowance: { heightMm: 250, widthMm: 30 },
 *       },
 *       split: { maxCloths: 3, bracket: 'soporte-intermedio' },
 *       controls: [{
 *         kind: 'manual', id: 'cadena', maxCloths: 1,
 *         limits: { minWidthMm: 300, maxWidthMm: 3000, minHeightMm: 300, maxHeightMm: 4000 },
 *         tubes: [
 *           { id: 'tubo-38', diameterMm: 38, maxWidthMm: 2500 },
 *           { id: 'tubo-50', diameterMm: 50, maxWidthMm: 3000 },
 *         ],
 *       }],
 *       galleries: [{ id: 'cofre', deductionMm: 5, barMm: 5800, maxBars: 1, bracketEveryMm: 600, fabricMm: 250 }],
 *       extras: [{ id: 'instalacion', per: 'blind', needsMotor: false }],
 *       measuring: {
 *         insideHeight: 'smallest', insideDeductionMm: 10, outsideSideMm: 38, outsideAboveMm: 38, toleranceMm: 5,
 *         askWhenWiderPercent: 250,
 *       },
 *     };
 *     const priceList: PriceList = {
 *       id: 'publico', version: 7, validFrom: '2026-01-01', ivaBp: 1600, amounts: 'with-iva', tiers: [],
 *       products: {
 *         'enrollable-blackout': {
 *           kind: 'area', centavosPerM2: 89_000, minimum: { rule: 'per-side', widthMm: 1000, heightMm: 1000 },
 *         },
 *       },
 *       items: {
 *         cadena: { kind: 'piece', centavos: 0 },
 *         cofre: { kind: 'metre', centavosPerMetre: 42_000, along: 'width', minimumMm: 1000 },
 *         instalacion: { kind: 'piece', centavos: 25_000 },
 *         'rollo-3000': { kind: 'area', centavosPerM2: 9_000, minimum: { rule: 'none' } },
 *         termosellado: { kind: 'metre', centavosPerMetre: 15_000, along: 'width', minimumMm: 0 },
 *         'soporte-intermedio': { kind: 'piece', centavos: 45_000 },
 *       },
 *     };
 */
export { PriceList, type Tier } from './rules/price-list.ts';
export { Product, type Projection } from './rules/product.ts';
export type { Control, Motor, MotorControl, Remote, TorqueChoice, Tube } from './rules/drive.ts';
export type { Fabric, Roll } from './rules/fabric.ts';
export type { Extra, Gallery } from './rules/finish.ts';
export type { Box, Limits } from './rules/limits.ts';
export type { GridPrice, ItemPrice, Minimum, PriceBasis, ProjectionPrice } from './rules/price-basis.ts';
