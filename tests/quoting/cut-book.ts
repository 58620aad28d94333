import type { Line } from '#src/quoting/line.ts';
import type { Mount } from '#src/quoting/measures/measured.ts';

/**
 * The golden cut book: lines whose parts were worked out by hand from the tables of `src/content/cuts/`. Never copy a part
 * from a failing test: work it out again.
 */

export interface CutEntry {
  readonly name: string;
  /** Slug of the variant. */
  readonly variant: string;
  readonly mount: Mount | null;
  readonly line: Line;
  /** How far the control hangs, in mm. */
  readonly controlMm?: number;
  /** The parts as `partTexts` writes them. */
  readonly parts: readonly string[];
}

/** One blind of a size in mm. */
const size = (widthMm: number, heightMm: number, options: Partial<Line> = {}): Line => ({
  widthMm,
  heightMm,
  quantity: 1,
  ...options,
});

export const cutBook: readonly CutEntry[] = [
  // Rollers: cloth w − 33, cut h + 250; tube and bar 3 wider than the cloth; the chain is a loop.
  {
    // 1200 − 10 inside = 1190; 1190 − 33 = 1157; 1800 + 250 = 2050; 1157 + 3 = 1160; 2 × 1500
    name: 'roller inside its recess',
    ...{ variant: 'blackout-lino', mount: 'inside', line: size(1_200, 1_800), controlMm: 1_500 },
    parts: [
      '1 cloth of 1157 × 1800, cut 1157 × 2050, roll 2500',
      ...['1 tube of 1160', '1 bottom-bar of 1160', '1 chain of 3000', '2 bracket'],
    ],
  },
  {
    // 1500 − 33 = 1467; 1400 + 250 = 1650; 1467 + 3 = 1470
    name: 'roller on the wall',
    ...{ variant: 'blackout-lino', mount: 'outside', line: size(1_500, 1_400), controlMm: 1_000 },
    parts: [
      '1 cloth of 1467 × 1400, cut 1467 × 1650, roll 2500',
      ...['1 tube of 1470', '1 bottom-bar of 1470', '1 chain of 2000', '2 bracket'],
    ],
  },
  {
    // 1200 − 33 = 1167: without a mount nothing is taken off
    name: 'roller without a stated mount',
    ...{ variant: 'blackout-lino', mount: null, line: size(1_200, 1_800), controlMm: 1_500 },
    parts: [
      '1 cloth of 1167 × 1800, cut 1167 × 2050, roll 2500',
      ...['1 tube of 1170', '1 bottom-bar of 1170', '1 chain of 3000', '2 bracket'],
    ],
  },
  {
    // 300 − 10 = 290; 290 − 33 = 257; 300 + 250 = 550
    name: 'the smallest roller',
    ...{ variant: 'blackout-lino', mount: 'inside', line: size(300, 300), controlMm: 500 },
    parts: [
      '1 cloth of 257 × 300, cut 257 × 550, roll 2500',
      ...['1 tube of 260', '1 bottom-bar of 260', '1 chain of 1000', '2 bracket'],
    ],
  },
  {
    // 1790 − 33 = 1757; 2000 + 250 + 250 behind the cassette = 2500; cassette 1790 − 5; 1790 ÷ 600 → 3
    name: 'roller with a cassette',
    variant: 'blackout-lino',
    mount: 'inside',
    line: size(1_800, 2_000, { gallery: 'cofre' }),
    controlMm: 1_500,
    parts: [
      '1 cloth of 1757 × 2000, cut 1757 × 2500, roll 2500',
      ...['1 tube of 1760', '1 bottom-bar of 1760', '1 chain of 3000', '1 gallery of 1785'],
      ...['2 bracket', '3 gallery-bracket'],
    ],
  },
  {
    // 3000 − 33 = 2967 from the roll of 3000; 1500 + 500 = 2000; 3000 of boards of 2400: two of 1500; 3000 ÷ 600 = 5
    name: 'wooden gallery of two boards',
    variant: 'blackout-lino',
    mount: 'outside',
    line: size(3_000, 1_500, { gallery: 'galeria-madera', rollMm: 3_000 }),
    controlMm: 1_000,
    parts: [
      '1 cloth of 2967 × 1500, cut 2967 × 2000, roll 3000',
      ...['1 tube of 2970', '1 bottom-bar of 2970', '1 chain of 2000', '2 gallery of 1500'],
      ...['2 bracket', '5 gallery-bracket'],
    ],
  },
  {
    // 2401 in two boards: 1201 and 1200; 2401 ÷ 600 → 5
    name: 'wooden gallery of an odd length',
    variant: 'blackout-lino',
    mount: 'outside',
    line: size(2_401, 1_500, { gallery: 'galeria-madera' }),
    controlMm: 1_000,
    parts: [
      '1 cloth of 2368 × 1500, cut 2368 × 2000, roll 2500',
      ...[
        '1 tube of 2371',
        '1 bottom-bar of 2371',
        '1 chain of 2000',
        '1 gallery of 1201',
        '1 gallery of 1200',
      ],
      ...['2 bracket', '5 gallery-bracket'],
    ],
  },
  {
    // on its side: 2800 − 33 = 2767, + 30 along the roll; 2000 + 250 = 2250 across it
    name: 'cloth on its side',
    variant: 'blackout-lino',
    mount: 'outside',
    line: size(2_800, 2_000, { lay: 'rotated' }),
    controlMm: 1_500,
    parts: [
      '1 cloth of 2767 × 2000, cut 2797 × 2250, turned, roll 2500',
      ...['1 tube of 2770', '1 bottom-bar of 2770', '1 chain of 3000', '2 bracket'],
    ],
  },
  {
    // 2300 + 250 = 2550 is more than the roll: 2500, which leaves 200 to wind
    name: 'cloth on its side, as tall as its roll allows',
    variant: 'blackout-lino',
    mount: 'outside',
    line: size(2_800, 2_300, { lay: 'rotated' }),
    controlMm: 2_000,
    parts: [
      '1 cloth of 2767 × 2300, cut 2797 × 2500, turned, roll 2500',
      ...['1 tube of 2770', '1 bottom-bar of 2770', '1 chain of 4000', '2 bracket'],
    ],
  },
  {
    // 2550 + 250 + 250 = 3050 is more than the roll of 3000; cassette 2900 − 5; 2900 ÷ 600 → 5
    name: 'cloth on its side behind a cassette',
    variant: 'blackout-lino',
    mount: 'outside',
    line: size(2_900, 2_550, { lay: 'rotated', rollMm: 3_000, gallery: 'cofre' }),
    controlMm: 2_000,
    parts: [
      '1 cloth of 2867 × 2550, cut 2897 × 3000, turned, roll 3000',
      ...['1 tube of 2870', '1 bottom-bar of 2870', '1 chain of 4000', '1 gallery of 2895'],
      ...['2 bracket', '5 gallery-bracket'],
    ],
  },
  {
    // 3000 + 250 + 20 of seam = 3270: two of 1635; 3500 − 33 = 3467, + 30
    name: 'cloth welded of two lengths',
    variant: 'blackout-lino',
    mount: 'outside',
    line: size(3_500, 3_000, { lay: 'joined', control: 'motor-electrico' }),
    parts: [
      '1 cloth of 3467 × 3000, cut 2 of 3497 × 1635, turned, roll 2500',
      ...['1 tube of 3470', '1 bottom-bar of 3470', '2 bracket'],
    ],
  },
  {
    // 3001 + 250 behind the gallery + 250 + 20 = 3521: 1761 and 1760; gallery 3500 − 5; 3500 ÷ 600 → 6
    name: 'welded cloth of an odd height behind a gallery',
    variant: 'blackout-lino',
    mount: 'outside',
    line: size(3_500, 3_001, { lay: 'joined', control: 'motor-electrico', gallery: 'galeria-aluminio' }),
    parts: [
      '1 cloth of 3467 × 3001, cut 3497 × 1761 + 3497 × 1760, turned, roll 2500',
      ...['1 tube of 3470', '1 bottom-bar of 3470', '1 gallery of 3495', '2 bracket', '6 gallery-bracket'],
    ],
  },
  {
    // 2990 − 33 − 33 between = 2924: two of 1462
    name: 'two cloths on a motor',
    variant: 'blackout-lino',
    mount: 'inside',
    line: size(3_000, 2_000, { cloths: 2, control: 'motor-electrico' }),
    parts: [
      '2 cloth of 1462 × 2000, cut 1462 × 2250, roll 2500',
      ...['2 tube of 1465', '2 bottom-bar of 1465', '2 bracket', '1 bracket-between'],
    ],
  },
  {
    // 4000 − 33 − 66 = 3901: 1301 and twice 1300
    name: 'three cloths of an odd width',
    variant: 'blackout-lino',
    mount: 'outside',
    line: size(4_000, 2_200, { cloths: 3, control: 'motor-electrico' }),
    parts: [
      '1 cloth of 1301 × 2200, cut 1301 × 2450, roll 2500',
      '2 cloth of 1300 × 2200, cut 1300 × 2450, roll 2500',
      ...['1 tube of 1304', '2 tube of 1303', '1 bottom-bar of 1304', '2 bottom-bar of 1303'],
      ...['2 bracket', '2 bracket-between'],
    ],
  },
  {
    // 1200 − 33 = 1167; guides as tall as the blind
    name: 'roller between side guides',
    variant: 'screen-5',
    mount: 'outside',
    line: size(1_200, 2_000, { extras: ['guias-laterales'] }),
    controlMm: 1_500,
    parts: [
      '1 cloth of 1167 × 2000, cut 1167 × 2250, roll 2500',
      ...['1 tube of 1170', '1 bottom-bar of 1170', '2 guide of 2000', '1 chain of 3000', '2 bracket'],
    ],
  },
  {
    // 2500 − 33 = 2467; 1500 + 250
    name: 'roller with a battery motor',
    variant: 'traslucida-gasa',
    mount: 'outside',
    line: size(2_500, 1_500, { control: 'motor-recargable' }),
    parts: [
      '1 cloth of 2467 × 1500, cut 2467 × 1750, roll 2500',
      ...['1 tube of 2470', '1 bottom-bar of 2470', '2 bracket'],
    ],
  },

  // Sheers: cloth w − 35, cut 2 h + 350; tube and cassette w − 5, bottom bar w − 30, turning bar w − 35.
  {
    // 1500 − 10 = 1490; 1490 − 35 = 1455; 3600 + 350 = 3950; 1490 ÷ 600 → 3
    name: 'sheer inside its recess',
    ...{ variant: 'sheer-seda', mount: 'inside', line: size(1_500, 1_800), controlMm: 1_500 },
    parts: [
      '1 cloth of 1455 × 1800, cut 1455 × 3950, roll 2800',
      ...['1 tube of 1485', '1 bottom-bar of 1460', '1 turn-bar of 1455', '1 chain of 3000'],
      ...['1 gallery of 1485', '3 gallery-bracket'],
    ],
  },
  {
    // 400 − 35 = 365; 800 + 350 = 1150; 400 ÷ 600 → 1
    name: 'the smallest sheer',
    ...{ variant: 'sheer-seda', mount: 'outside', line: size(400, 400), controlMm: 500 },
    parts: [
      '1 cloth of 365 × 400, cut 365 × 1150, roll 2800',
      ...['1 tube of 395', '1 bottom-bar of 370', '1 turn-bar of 365', '1 chain of 1000'],
      ...['1 gallery of 395', '1 gallery-bracket'],
    ],
  },
  {
    // 3000 − 35 = 2965; 5000 + 350 = 5350; 3000 ÷ 600 = 5
    name: 'sheer as wide as its roll',
    ...{ variant: 'sheer-natural', mount: 'outside', line: size(3_000, 2_500), controlMm: 2_000 },
    parts: [
      '1 cloth of 2965 × 2500, cut 2965 × 5350, roll 3000',
      ...['1 tube of 2995', '1 bottom-bar of 2970', '1 turn-bar of 2965', '1 chain of 4000'],
      ...['1 gallery of 2995', '5 gallery-bracket'],
    ],
  },
  {
    // 1500 − 35 = 1465; 3000 + 350 = 3350; 1500 ÷ 600 → 3
    name: 'sheer with a motor and the square cassette',
    variant: 'sheer-lino',
    mount: 'outside',
    line: size(1_500, 1_500, { control: 'motor-electrico', gallery: 'cofre-cuadrado' }),
    parts: [
      '1 cloth of 1465 × 1500, cut 1465 × 3350, roll 2800',
      ...[
        '1 tube of 1495',
        '1 bottom-bar of 1470',
        '1 turn-bar of 1465',
        '1 gallery of 1495',
        '3 gallery-bracket',
      ],
    ],
  },

  // Romans: cloth w − 10, cut h + 250; head rail w − 5; bar and rods 20 narrower than the cloth; rods every 270.
  {
    // 1190 − 10 = 1180; (1500 − 65) ÷ 270 → 6, less the last; (1190 − 300) ÷ 400 → 3 and 1; 1190 ÷ 800 → 2 and 1
    name: 'Roman inside its recess',
    ...{ variant: 'romana-lino', mount: 'inside', line: size(1_200, 1_500), controlMm: 1_000 },
    parts: [
      '1 cloth of 1180 × 1500, cut 1180 × 1750, roll 2800',
      ...[
        '1 head-rail of 1185',
        '1 bottom-bar of 1160',
        '5 rod of 1160',
        '4 cord of 1800',
        '1 chain of 2000',
      ],
      '3 bracket',
    ],
  },
  {
    // 2200 − 10 = 2190; (3000 − 65) ÷ 270 → 11, less the last; (2200 − 300) ÷ 400 → 5 and 1; 2200 ÷ 800 → 3 and 1
    name: 'Roman as wide as its roll',
    ...{ variant: 'romana-yute', mount: 'outside', line: size(2_200, 3_000), controlMm: 2_000 },
    parts: [
      '1 cloth of 2190 × 3000, cut 2190 × 3250, roll 2200',
      ...[
        '1 head-rail of 2195',
        '1 bottom-bar of 2170',
        '10 rod of 2170',
        '6 cord of 3300',
        '1 chain of 4000',
      ],
      '4 bracket',
    ],
  },
  {
    // 390 − 10 = 380; (500 − 65) ÷ 270 → 2, less the last; (390 − 300) ÷ 400 → 1 and 1
    name: 'the smallest Roman',
    ...{ variant: 'romana-algodon', mount: 'inside', line: size(400, 500), controlMm: 500 },
    parts: [
      '1 cloth of 380 × 500, cut 380 × 750, roll 2800',
      ...['1 head-rail of 385', '1 bottom-bar of 360', '1 rod of 360', '2 cord of 800', '1 chain of 1000'],
      '2 bracket',
    ],
  },
  {
    // 2500 − 10 = 2490; (2500 − 300) ÷ 400 → 6 and 1; boards of 1250; 2500 ÷ 800 → 4 and 1; 2500 ÷ 600 → 5
    name: 'Roman with a motor behind a wooden gallery',
    variant: 'romana-lino',
    mount: 'outside',
    line: size(2_500, 1_500, { control: 'motor-electrico', gallery: 'galeria-madera' }),
    parts: [
      '1 cloth of 2490 × 1500, cut 2490 × 1750, roll 2800',
      ...[
        '1 head-rail of 2495',
        '1 bottom-bar of 2470',
        '5 rod of 2470',
        '7 cord of 1800',
        '2 gallery of 1250',
      ],
      ...['5 bracket', '5 gallery-bracket'],
    ],
  },

  // Vanes: rail w − 5, vanes h − 48, one for each 79 mm after the first 10.
  {
    // 2000 − 12 = 1988; (1988 − 10) ÷ 79 → 26; 1988 ÷ 800 → 3 and 1
    name: 'vanes inside, with cord and chain',
    ...{ variant: 'vertical-pvc', mount: 'inside', line: size(2_000, 2_200), controlMm: 1_500 },
    parts: [
      ...['1 rail of 1983', '26 vane of 2152', '1 cord of 3000', '1 chain of 3000', '26 weight', '4 bracket'],
    ],
  },
  {
    // (1500 − 10) ÷ 79 → 19; 1500 ÷ 800 → 2 and 1
    name: 'vanes with a wand',
    variant: 'vertical-pvc',
    mount: 'outside',
    line: size(1_500, 2_400, { control: 'baston' }),
    controlMm: 1_500,
    parts: ['1 rail of 1495', '19 vane of 2352', '1 wand of 1500', '19 weight', '3 bracket'],
  },
  {
    // (4000 − 10) ÷ 79 → 51; 4000 ÷ 800 = 5 and 1
    name: 'vanes on a motor rail, as wide as it goes',
    variant: 'vertical-tela',
    mount: 'outside',
    line: size(4_000, 3_000, { control: 'riel-motorizado' }),
    parts: ['1 rail of 3995', '51 vane of 2952', '51 weight', '6 bracket'],
  },
  {
    // (500 − 10) ÷ 79 → 7; 500 ÷ 800 → 1 and 1
    name: 'the smallest vanes',
    variant: 'vertical-screen',
    mount: 'outside',
    line: size(500, 500, { control: 'baston' }),
    controlMm: 750,
    parts: ['1 rail of 495', '7 vane of 452', '1 wand of 750', '7 weight', '2 bracket'],
  },

  // Panels: together w − 10, each at most 600 and 60 over the next; h − 48, cut 80 taller.
  {
    // (2390 − 60) ÷ 540 → 5; (2390 + 4 × 60) ÷ 5 = 526; 2400 ÷ 800 = 3 and 1
    name: 'five panels',
    variant: 'panel-lino',
    mount: 'outside',
    line: size(2_400, 2_400, { control: 'baston' }),
    controlMm: 1_500,
    parts: [
      '5 cloth of 526 × 2352, cut 526 × 2432',
      ...['1 rail of 2395', '5 carrier of 526', '5 bottom-bar of 516', '1 wand of 1500', '4 bracket'],
    ],
  },
  {
    // 1000 − 12 = 988, 978 together; (978 − 60) ÷ 540 → 2; (978 + 60) ÷ 2 = 519; 988 ÷ 800 → 2 and 1
    name: 'two panels inside, with a cord',
    variant: 'panel-screen',
    mount: 'inside',
    line: size(1_000, 1_000, { control: 'cordon' }),
    controlMm: 1_000,
    parts: [
      '2 cloth of 519 × 952, cut 519 × 1032',
      ...['1 rail of 983', '2 carrier of 519', '2 bottom-bar of 509', '1 cord of 2000', '3 bracket'],
    ],
  },
  {
    // (2990 − 60) ÷ 540 → 6; (2990 + 300) ÷ 6: two of 549, four of 548; 3000 ÷ 800 → 4 and 1
    name: 'six panels of an odd width',
    variant: 'panel-lino',
    mount: 'outside',
    line: size(3_000, 2_500, { control: 'riel-motorizado' }),
    parts: [
      '2 cloth of 549 × 2452, cut 549 × 2532',
      '4 cloth of 548 × 2452, cut 548 × 2532',
      ...[
        '1 rail of 2995',
        '2 carrier of 549',
        '4 carrier of 548',
        '2 bottom-bar of 539',
        '4 bottom-bar of 538',
      ],
      '5 bracket',
    ],
  },

  // Slats: head rail w − 3, slats and bar w − 6; slats for the height less 65.
  {
    // 1190 − 3, − 6; (1200 − 65) ÷ 21 → 55; (1190 − 300) ÷ 400 → 3 and 1; cord 1200 + 1190 + 1000; 1190 ÷ 1200 → 1 and 1
    name: 'slats of 25 mm inside',
    ...{ variant: 'aluminio-25-mm', mount: 'inside', line: size(1_200, 1_200), controlMm: 1_000 },
    parts: [
      ...[
        '1 head-rail of 1187',
        '55 slat of 1184',
        '1 bottom-bar of 1184',
        '4 ladder of 1300',
        '4 cord of 3390',
      ],
      ...['1 wand of 1000', '2 bracket'],
    ],
  },
  {
    // (1800 − 65) ÷ 43 → 41; (2000 − 300) ÷ 400 → 5 and 1; 2000 ÷ 1200 → 2 and 1
    name: 'wooden slats with a battery motor',
    variant: 'madera-50-mm',
    mount: 'outside',
    line: size(2_000, 1_800, { control: 'motor-recargable' }),
    parts: [
      ...[
        '1 head-rail of 1997',
        '41 slat of 1994',
        '1 bottom-bar of 1994',
        '6 ladder of 1900',
        '6 cord of 2100',
      ],
      '3 bracket',
    ],
  },
  {
    // (300 − 65) ÷ 13 → 19; two ladders at least; cord 300 + 300 + 500
    name: 'the smallest slats of 16 mm',
    ...{ variant: 'aluminio-16-mm', mount: 'outside', line: size(300, 300), controlMm: 500 },
    parts: [
      ...['1 head-rail of 297', '19 slat of 294', '1 bottom-bar of 294', '2 ladder of 400', '2 cord of 1100'],
      ...['1 wand of 500', '2 bracket'],
    ],
  },

  // Awnings: arms w − 120, cut 360 longer, from strips of 1200 that lap by 20.
  {
    // 4000 − 120 = 3880; (3880 − 20) ÷ 1180 → 4; (3880 + 60) ÷ 4 = 985; 2540 + 360; 4000 ÷ 2000 = 2 and 1
    name: 'arm awning with a crank',
    ...{ variant: 'oporto-acrilica', mount: null, line: size(4_000, 2_540), controlMm: 1_500 },
    parts: [
      '1 cloth of 3880 × 2540, cut 4 of 985 × 2900, roll 1200',
      ...['1 tube of 3900', '1 front-bar of 3980', '2 arm of 2540', '1 crank of 1500', '3 bracket'],
    ],
  },
  {
    // 6000 − 120 = 5880; (5880 − 20) ÷ 1180 → 5; (5880 + 80) ÷ 5 = 1192; 3510 + 360; 6000 ÷ 2000 = 3 and 1
    name: 'arm awning in its box, with motor and valance',
    variant: 'sintra-acrilica',
    mount: null,
    line: size(6_000, 3_510, { control: 'motor-toldo', extras: ['cenefa'] }),
    parts: [
      '1 cloth of 5880 × 3510, cut 5 of 1192 × 3870, roll 1200',
      ...['1 tube of 5900', '1 front-bar of 5980', '2 arm of 3510', '1 box of 6000'],
      ...['1 valance of 5980 × 210', '4 bracket'],
    ],
  },
  {
    // 3000 − 130 = 2870; 2500 + 250; tube and bar 3000 − 120
    name: 'drop awning on cables',
    ...{ variant: 'lisboa-screen', mount: 'outside', line: size(3_000, 2_500), controlMm: 1_500 },
    parts: [
      '1 cloth of 2870 × 2500, cut 2870 × 2750, roll 3000',
      ...['1 tube of 2880', '1 bottom-bar of 2880', '1 crank of 1500', '2 cable of 2500', '2 bracket'],
    ],
  },
  {
    // 5000 − 130 = 4870, + 30 along the roll; 2500 + 250 across it
    name: 'drop awning in guides, its cloth on its side',
    variant: 'tavira-screen',
    mount: 'outside',
    line: size(5_000, 2_500, { control: 'motor-toldo', lay: 'rotated' }),
    parts: [
      '1 cloth of 4870 × 2500, cut 4900 × 2750, turned, roll 3000',
      ...['1 tube of 4880', '1 bottom-bar of 4880', '2 guide of 2500', '2 bracket'],
    ],
  },
  {
    // nothing is taken off inside; guides end at the box: 2000 − 120
    name: 'drop awning under its box',
    ...{ variant: 'evora-acrilica', mount: 'inside', line: size(2_000, 2_000), controlMm: 1_500 },
    parts: [
      '1 cloth of 1870 × 2000, cut 1870 × 2250, roll 3000',
      ...['1 tube of 1880', '1 bottom-bar of 1880', '1 crank of 1500', '1 box of 2000', '2 guide of 1880'],
      '2 bracket',
    ],
  },
  {
    // 2000 − 20 = 1980; (1980 − 20) ÷ 1180 → 2; (1980 + 20) ÷ 2 = 1000; 2 × 1000 + 80; ribs 2000 + 2 × 1000 − 60
    name: 'hood on four ribs',
    ...{ variant: 'ravello-acrilica', mount: null, line: size(2_000, 1_000), controlMm: 1_500 },
    parts: [
      '1 cloth of 1980 × 2000, cut 2 of 1000 × 2080, roll 1200',
      ...['4 rib of 3940', '1 cord of 3500', '2 gore of 1000 × 1000', '2 hinge'],
    ],
  },
  {
    // 4000 − 200 = 3800; (3800 − 20) ÷ 1180 → 4; (3800 + 60) ÷ 4 = 965; 3000 + 600 + 200; 3000 ÷ 560 → 6 and 1
    name: 'pergola with a cloth roof',
    ...{ variant: 'siena-vinilica', mount: null, line: size(4_000, 3_000) },
    parts: [
      '1 cloth of 3800 × 3600, cut 4 of 965 × 3800, roll 1200',
      ...['2 beam of 3000', '1 gutter of 4000', '2 post of 2500', '7 crossbar of 3800'],
    ],
  },
  {
    // 4000 − 220; 3500 ÷ 200 → 18
    name: 'pergola with a roof of slats',
    ...{ variant: 'verona-aluminio', mount: null, line: size(4_000, 3_500) },
    parts: ['2 beam of 3500', '1 gutter of 4000', '2 post of 2500', '18 slat of 3780'],
  },
];
