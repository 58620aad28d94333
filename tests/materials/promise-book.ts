import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { Fitting } from '#src/quoting/fitting.ts';
import type { Line } from '#src/quoting/line.ts';
import type { Shelf } from '../mocks/support/shelves.ts';

/**
 * The golden book of promises: orders whose need, lack and day were worked out by hand. Parts come from the tables of
 * `src/content/cuts/` as in the golden cut book. Cloth lies between selvedges of 5 mm, and squaring takes 30 mm of each new
 * roll of 30 m, or whole repeats of a pattern. Whether there is enough is seen on the rolls that there are: as many whole ones
 * as what is free makes (EB-102 of 2.50 m comes in 50 m), and one that was begun. A saw takes 4 mm; of a bar 20 mm are cut off
 * each end, 10 of an awning's.
 * Never copy a figure from a failing test: work it out again.
 */

/** The day on which every order is made, a Monday. */
export const ORDERED_ON = '2026-11-23';

export interface PromiseEntry {
  readonly name: string;
  readonly windows: readonly QuotedWindow[];
  /** Ordered before by somebody else. */
  readonly before?: readonly QuotedWindow[];
  /** Of everything else there is plenty. */
  readonly shelf: readonly Shelf[];
  readonly postcode: string | null;
  /** Of each article; a cloth in every way to cut it. */
  readonly needs: readonly string[];
  readonly lacks: readonly string[];
  /** The promised day; null where none may be promised. */
  readonly day: string | null;
}

interface Options extends Omit<Partial<Line>, 'quantity'> {
  readonly mount?: 'inside' | null;
  readonly fitting?: Fitting;
}

/** Windows of one size, on the wall unless said otherwise. */
const made = (
  variant: string,
  color: string,
  [widthMm, heightMm, quantity = 1]: readonly [widthMm: number, heightMm: number, quantity?: number],
  { mount, fitting, ...line }: Options = {},
): QuotedWindow => ({
  ...{ key: `${variant}-${color}-${String(widthMm)}`, name: '', variant, color },
  ...{ line: { widthMm, heightMm, quantity, ...line }, mount: mount === undefined ? 'outside' : mount },
  ...{ measured: null, fitting: fitting ?? null, asked: null },
});

const HANGS = { fitting: { controlMm: 1_500 } } as const;

/** Blackout Lino, Arena, EB-102; a piece of 1.50 × 2.00 takes 1467 × 2250 of cloth and a tube of 1470. */
const tall = (quantity: number) => made('blackout-lino', 'arena', [1_500, 2_000, quantity], HANGS);

/** On either width; only the narrow one has any. */
const narrow = (free: number | null, more?: Shelf['more']): readonly Shelf[] => [
  { code: 'EB-102', of: 2_500, free, ...(more === undefined ? {} : { more }) },
  { code: 'EB-102', of: 3_000, free: free === null ? null : 0 },
];

/**
 * 14 × 2250 = 31 500 on two rolls of 2500: + 2 × 30. On 3000 two lie beside each other (2 × 1467 = 2934 of 2990):
 * 7 × 2250 + 30 = 15 780. Tubes: 4 × 1474 = 5896 of 6000 − 40 + 4, so 14 ÷ 4 → 4 bars. Chain: 14 × 2 × 1.5 m.
 */
const FOURTEEN = [
  'EB-102 15.78 m of 3000 or 31.56 m of 2500',
  ...['TB-38 4', 'CP-EN-BL 4', 'CD 42', 'SP-EN-BL 28', 'MD-EN-CADENA 14'],
];

/** 4 × 2250 + 30 = 9030, or 2 × 2250 + 30 = 4530 on 3000; one bar of each. */
const FOUR = [
  'EB-102 4.53 m of 3000 or 9.03 m of 2500',
  ...['TB-38 1', 'CP-EN-BL 1', 'CD 12', 'SP-EN-BL 8', 'MD-EN-CADENA 4'],
];

/** 1200 − 10 − 33 = 1157 wide, 1800 + 250 = 2050 long, + 30. */
const recess = (hardware: 'white' | 'black') =>
  made('blackout-lino', 'arena', [1_200, 1_800], {
    mount: 'inside',
    fitting: { controlMm: 1_500, hardware },
  });
const RECESS_CLOTH = 'EB-102 2.08 m of 2500 or 2.08 m of 3000';

/** 1500 − 33 = 1467 wide, 1800 + 250 = 2050 long, + 30; on 3000 two beside each other. */
const motorised = (quantity: number, remotes: number) =>
  made('blackout-lino', 'arena', [1_500, 1_800, quantity], {
    control: 'motor-electrico',
    remotes: [{ id: 'control-aura-5', count: remotes }],
  });

export const promiseBook: readonly PromiseEntry[] = [
  {
    // 4 working days: Fri 27; 2 more to Nuevo León: Tue 1.
    name: 'a blind of which all is there',
    windows: [recess('white')],
    shelf: [],
    postcode: '64000',
    needs: [RECESS_CLOTH, 'TB-38 1', 'CP-EN-BL 1', 'CD 3', 'SP-EN-BL 2', 'MD-EN-CADENA 1'],
    lacks: [],
    day: '2026-12-01',
  },
  {
    // 31.56 > 5.5. Fri 22 January + 4: Thu 28; Fri 29, and Mon 1 February is a holiday: Tue 2.
    name: 'fourteen windows of a cloth with 5.5 m',
    windows: [tall(14)],
    shelf: narrow(5.5, [90, '2027-01-22']),
    postcode: '64000',
    needs: FOURTEEN,
    lacks: ['Blackout Lino, Arena: short until 2027-01-22'],
    day: '2027-02-02',
  },
  {
    // Two of the 5.5 m (2 × 2250 + 30 = 4530); twelve of the delivery take 12 × 2250 + 30 = 27 030.
    name: 'fourteen windows, and a delivery that is 1 cm too short',
    windows: [tall(14)],
    shelf: narrow(5.5, [27.02, '2027-01-22']),
    postcode: '64000',
    needs: FOURTEEN,
    lacks: ['Blackout Lino, Arena: short'],
    day: null,
  },
  {
    name: 'fourteen windows that the wide roll has just enough for',
    windows: [tall(14)],
    shelf: [
      { code: 'EB-102', of: 2_500, free: 5.5 },
      { code: 'EB-102', of: 3_000, free: 15.78 },
    ],
    postcode: '64000',
    needs: FOURTEEN,
    lacks: [],
    day: '2026-12-01',
  },
  {
    // Six lengths of two on the wide one: 6 × 2250 + 30 = 13 530; two on the narrow one: 4530.
    name: 'fourteen windows from two rolls of which neither lasts alone',
    windows: [tall(14)],
    shelf: [
      { code: 'EB-102', of: 2_500, free: 4.53 },
      { code: 'EB-102', of: 3_000, free: 13.53 },
    ],
    postcode: '64000',
    needs: FOURTEEN,
    lacks: [],
    day: '2026-12-01',
  },
  {
    // Five lengths of two on the wide one, two on the narrow one: twelve of fourteen.
    name: 'fourteen windows from two rolls of which the wide one is 1 cm too short',
    windows: [tall(14)],
    shelf: [
      { code: 'EB-102', of: 2_500, free: 5.5 },
      { code: 'EB-102', of: 3_000, free: 13.52 },
    ],
    postcode: '64000',
    needs: FOURTEEN,
    lacks: ['Blackout Lino, Arena: short'],
    day: null,
  },
  {
    // 22 × 2250 + 30 = 49 530 of the whole roll; none out of 2 m. On new rolls of 30 m: 13 and 10, 51 750 + 2 × 30; on 3000
    // 12 × 2250 + 30. Bars: 23 ÷ 4 → 6. Chain: 23 × 2 × 1.5 m.
    name: 'twenty-three windows, a whole roll and 2 m',
    windows: [tall(23)],
    shelf: narrow(52),
    postcode: '64000',
    needs: [
      'EB-102 27.03 m of 3000 or 51.81 m of 2500',
      ...['TB-38 6', 'CP-EN-BL 6', 'CD 69', 'SP-EN-BL 46', 'MD-EN-CADENA 23'],
    ],
    lacks: ['Blackout Lino, Arena: short'],
    day: null,
  },
  {
    name: 'twenty-two windows, a whole roll and 2 m',
    windows: [tall(22)],
    shelf: narrow(52),
    postcode: '64000',
    needs: [
      'EB-102 24.78 m of 3000 or 49.56 m of 2500',
      ...['TB-38 6', 'CP-EN-BL 6', 'CD 66', 'SP-EN-BL 44', 'MD-EN-CADENA 22'],
    ],
    lacks: [],
    day: '2026-12-01',
  },
  {
    // 2 × 1167 = 2334 of 2490: beside each other, 1400 + 250 + 30. Without a place 6 days after Fri 27: Mon 7.
    name: 'two windows out of one length',
    windows: [made('blackout-lino', 'arena', [1_200, 1_400, 2], HANGS)],
    shelf: narrow(1.68),
    postcode: null,
    needs: [
      'EB-102 1.68 m of 2500 or 1.68 m of 3000',
      ...['TB-38 1', 'CP-EN-BL 1', 'CD 6', 'SP-EN-BL 4', 'MD-EN-CADENA 2'],
    ],
    lacks: [],
    day: '2026-12-07',
  },
  {
    // 1167 + 1267 = 2434 of 2490. Thu 3 + 4: Wed 9; 5 to Mexico City: 10, 11, 14, 15, Wed 16.
    name: 'two lines of one order out of one length that is 1 cm too short',
    windows: [
      made('blackout-lino', 'arena', [1_200, 1_400], HANGS),
      made('blackout-lino', 'arena', [1_300, 1_400], HANGS),
    ],
    shelf: narrow(1.67, [2, '2026-12-03']),
    postcode: '03100',
    needs: [
      'EB-102 1.68 m of 2500 or 1.68 m of 3000',
      ...['TB-38 1', 'CP-EN-BL 1', 'CD 6', 'SP-EN-BL 4', 'MD-EN-CADENA 2'],
    ],
    lacks: ['Blackout Lino, Arena: short until 2026-12-03'],
    day: '2026-12-16',
  },
  {
    // Sun 13 + 4: Thu 17; Fri 18, Mon 21.
    name: 'a remote control that is out until the 13th',
    windows: [motorised(1, 1)],
    shelf: [{ code: 'MO-010', free: 0, more: [30, '2026-12-13'] }],
    postcode: '64000',
    needs: [
      'EB-102 2.08 m of 2500 or 2.08 m of 3000',
      ...['TB-35 1', 'CP-EN-BL 1', 'SP-EN-BL 2', 'MO-001 1', 'MO-010 1'],
    ],
    lacks: ['Control remoto Aura de 5 canales: out until 2026-12-13'],
    day: '2026-12-21',
  },
  {
    // Mon 30 + 4: Fri 4; Mon 7, Tue 8.
    name: 'two motors of which one is there',
    windows: [motorised(2, 2)],
    shelf: [{ code: 'MO-001', free: 1, more: [10, '2026-11-30'] }],
    postcode: '64000',
    needs: [
      'EB-102 2.08 m of 3000 or 4.13 m of 2500',
      ...['TB-35 1', 'CP-EN-BL 1', 'SP-EN-BL 4', 'MO-001 2', 'MO-010 2'],
    ],
    lacks: ['Motor tubular 6 Nm: short until 2026-11-30'],
    day: '2026-12-08',
  },
  {
    // Cloth 1767 × (1500 + 500), one beside the other nowhere: 4 × 2000 + 30. Tubes 3 × 1774 = 5322 of 5964,
    // cassettes 3 × 1799 = 5397 of 5800 − 40 + 4: two bars of each for four. Brackets of the cassette: 4 × (1800 ÷ 600).
    // Tue 1 + 4: Mon 7; 6 without a place: 8, 9, 10, 11, 14, Tue 15.
    name: 'bronze cassettes of which one bar is there',
    windows: [
      made('blackout-lino', 'arena', [1_800, 1_500, 4], {
        gallery: 'cofre',
        fitting: { controlMm: 1_000, hardware: 'bronze', bar: 'wrapped' },
      }),
    ],
    shelf: [{ code: 'GA-934', free: 1, more: [4, '2026-12-01'] }],
    postcode: null,
    needs: [
      'EB-102 8.03 m of 2500 or 8.03 m of 3000',
      ...['TB-38 2', 'CI-EN 2', 'GA-934 2', 'CD 8', 'SP-EN-BR 8', 'SG-COFRE 12', 'MD-EN-CADENA 4'],
    ],
    lacks: ['Cofre cerrado Bronce: short until 2026-12-01'],
    day: '2026-12-15',
  },
  {
    name: 'a white bottom bar, of which only black is there',
    windows: [recess('white')],
    shelf: [
      { code: 'CP-EN-BL', free: 0 },
      { code: 'CP-EN-NG', free: 1 },
    ],
    postcode: '64000',
    needs: [RECESS_CLOTH, 'TB-38 1', 'CP-EN-BL 1', 'CD 3', 'SP-EN-BL 2', 'MD-EN-CADENA 1'],
    lacks: ['Contrapeso de enrollable, blanco: out'],
    day: null,
  },
  {
    name: 'the same blind in black',
    windows: [recess('black')],
    shelf: [
      { code: 'CP-EN-BL', free: 0 },
      { code: 'CP-EN-NG', free: 1 },
    ],
    postcode: '64000',
    needs: [RECESS_CLOTH, 'TB-38 1', 'CP-EN-NG 1', 'CD 3', 'SP-EN-NG 2', 'MD-EN-CADENA 1'],
    lacks: [],
    day: '2026-12-01',
  },
  {
    // 1400 + 250 = 1650 begins with the pattern every 320: 6 × 320 = 1920, twice, and squaring takes 320.
    // Thu 24 + 4 without Christmas: 28, 29, 30, Thu 31; without New Year Mon 4, Tue 5.
    name: 'a pattern that starts again every 32 cm',
    windows: [made('decorativa-telar', 'maiz-y-hueso', [1_500, 1_400, 2], HANGS)],
    shelf: [{ code: 'ED-101', free: 4.15, more: [10, '2026-12-24'] }],
    postcode: '64000',
    needs: ['ED-101 4.16 m of 2400', ...['TB-38 1', 'CP-EN-BL 1', 'CD 6', 'SP-EN-BL 4', 'MD-EN-CADENA 2']],
    lacks: ['Decorativa Telar, Maíz y Hueso: short until 2026-12-24'],
    day: '2027-01-05',
  },
  {
    // Two layers: 2 × 1800 + 350 = 3950, begun with the bands every 75 + 50 = 125: 32 × 125 = 4000; 2 × 1455 > 2790;
    // squaring takes 125: 8125. Cassette brackets: 1490 ÷ 600 → 3. Fri 27 + 3 to Coahuila: Wed 2.
    name: 'double cloth of which there is just enough',
    windows: [made('sheer-seda', 'perla', [1_500, 1_800, 2], { mount: 'inside', ...HANGS })],
    shelf: [{ code: 'SE-220', free: 8.13 }],
    postcode: '25000',
    needs: [
      ...['SE-220 8.13 m of 2800', 'TB-38 1', 'CP-SE-BL 1', 'BG-SE 1', 'GA-941 1', 'CD 6'],
      ...['SG-COFRE-REDONDO 6', 'MD-SE-CADENA 2'],
    ],
    lacks: [],
    day: '2026-12-02',
  },
  {
    // 26 × 2152 = 55 952 of a reel: 55.96 m.
    name: 'vanes that are 1 cm too short',
    windows: [made('vertical-pvc', 'blanca', [2_000, 2_200], { mount: 'inside', ...HANGS })],
    shelf: [{ code: 'VE-601', free: 55.95 }],
    postcode: '64000',
    needs: [
      ...['RL-VE-BL 1', 'VE-601 55.96', 'CR 3', 'CD 3', 'PS-VE 26', 'SP-VE-BL 4'],
      'MD-VE-CORDON-Y-CADENA 1',
    ],
    lacks: ['Tira Vertical PVC, Blanca: short'],
    day: null,
  },
  {
    // 55 × 1184 = 65 120; ladders 4 × 1300, cords 4 × 3390. Urgent: 2 days, Wed 25; Fri 27.
    name: 'slats of which there is just enough, made first',
    windows: [
      made('aluminio-25-mm', 'plata', [1_200, 1_200], {
        ...{ mount: 'inside', fitting: { controlMm: 1_000 } },
        extras: ['entrega-urgente'],
      }),
    ],
    shelf: [{ code: 'HO-701', free: 65.12 }],
    postcode: '64000',
    needs: [
      ...['CB-HO-701 1', 'CP-HO-701 1', 'HO-701 65.12', 'ES-25 5.2', 'CR 13.56', 'BT-HO-1000 1'],
      ...['SP-HO-701 2', 'MD-HO-CORDON-Y-BASTON 1'],
    ],
    lacks: [],
    day: '2026-11-27',
  },
  {
    // Each 4 strips of 985 × 2900 from a roll of 1200: 8 × 2900 + 30. Bars of 7000: one tube of 3900 and one front of 3980 each.
    // Fri 11 + 8: 14 to 18, 21, 22, Wed 23; 8 to Yucatán: 24, 28, 29, 30, 31, 4, 5, Wed 6.
    name: 'two awnings, and cloth for one',
    windows: [made('oporto-acrilica', 'rayas-marino', [4_000, 2_540, 2], { mount: null, ...HANGS })],
    shelf: [{ code: 'TO-801', free: 11.63, more: [20, '2026-12-11'] }],
    postcode: '97000',
    needs: [
      ...['TO-801 23.23 m of 1200', 'TB-T 2', 'BC-TA-BL 2', 'BR-TA-2540-BL 4', 'MN-1500 2', 'SP-TA-BL 6'],
      'MD-TA-MANIVELA 2',
    ],
    lacks: ['Oporto Acrílica, Rayas Marino: short until 2026-12-11'],
    day: '2027-01-06',
  },
  {
    // 4 strips of 965 × 3800, + 30. Bars of 7000: two beams of 3000 from one, two posts of 2500 from one, seven crossbars from seven.
    // 12 days: Wed 9; 8 to Quintana Roo: 10, 11, 14 to 18, Mon 21.
    name: 'a pergola to the other end of the country',
    windows: [made('siena-vinilica', 'blanco', [4_000, 3_000], { mount: null })],
    shelf: [],
    postcode: '77500',
    needs: [
      ...['TO-860 15.23 m of 1200', 'VG-TP-BL 1', 'CN-TP-BL 1', 'PT-TP-BL 1', 'BL-TP-BL 7', 'MO-009 1'],
    ],
    lacks: [],
    day: '2026-12-21',
  },
  {
    // 12 − 9.03 = 2.97 < 9.03
    name: 'the metres that an earlier order takes',
    before: [tall(4)],
    windows: [tall(4)],
    shelf: narrow(12),
    postcode: '64000',
    needs: FOUR,
    lacks: ['Blackout Lino, Arena: short'],
    day: null,
  },
  {
    // One of the 2.97 m that are left; three of the delivery: 3 × 2250 + 30 = 6780. Mon 7 + 4: Fri 11; Mon 14, Tue 15.
    name: 'what arrives after an earlier order took its metres',
    before: [tall(4)],
    windows: [tall(4)],
    shelf: narrow(12, [6.78, '2026-12-07']),
    postcode: '64000',
    needs: FOUR,
    lacks: ['Blackout Lino, Arena: short until 2026-12-07'],
    day: '2026-12-15',
  },
  {
    // No piece comes out of 2 m: the earlier order takes 9.03 of the 10 that arrive. 2 and 0.97 are left.
    name: 'a delivery of which an earlier order takes most',
    before: [tall(4)],
    windows: [tall(4)],
    shelf: narrow(2, [10, '2026-12-07']),
    postcode: '64000',
    needs: FOUR,
    lacks: ['Blackout Lino, Arena: short'],
    day: null,
  },
  {
    // One begun roll: 14 × 2250 + 30 = 31 530, and 2 × 2050 + 30 = 4130.
    name: 'what a large order leaves, to the centimetre',
    before: [tall(14)],
    windows: [motorised(2, 2)],
    shelf: narrow(35.66),
    postcode: '64000',
    needs: [
      'EB-102 2.08 m of 3000 or 4.13 m of 2500',
      ...['TB-35 1', 'CP-EN-BL 1', 'SP-EN-BL 4', 'MO-001 2', 'MO-010 2'],
    ],
    lacks: [],
    day: '2026-12-01',
  },
  {
    name: 'a delivery that should have come on Friday',
    windows: [tall(4)],
    shelf: narrow(0, [60, '2026-11-20']),
    postcode: '64000',
    needs: FOUR,
    lacks: ['Blackout Lino, Arena: out'],
    day: null,
  },
  {
    name: 'a cloth that nobody counted',
    windows: [tall(4)],
    shelf: narrow(null),
    postcode: '64000',
    needs: FOUR,
    lacks: ['Blackout Lino, Arena: unknown'],
    day: null,
  },
  {
    // Cloth 1467 × 2050 and 1157 × 2050, + 30 of each. Made last: Thu 3 + 2, because it is urgent: Mon 7; 8, 9, 10, 11, 14, Tue 15.
    // Tubes of 1470 and 1160 from one bar; the urgent one takes no part of its own.
    name: 'an urgent window that waits beside one that does not',
    windows: [
      made('blackout-lino', 'arena', [1_500, 1_800], HANGS),
      made('blackout-lino', 'blanco', [1_200, 1_800], {
        ...{ mount: 'inside', ...HANGS },
        extras: ['entrega-urgente'],
      }),
    ],
    shelf: [{ code: 'EB-101', free: 0, more: [40, '2026-12-03'] }],
    postcode: null,
    needs: [
      ...['EB-102 2.08 m of 2500 or 2.08 m of 3000', 'EB-101 2.08 m of 2500 or 2.08 m of 3000'],
      ...['TB-38 1', 'CP-EN-BL 1', 'CD 6', 'SP-EN-BL 4', 'MD-EN-CADENA 2'],
    ],
    lacks: ['Blackout Lino, Blanco: out until 2026-12-03'],
    day: '2026-12-15',
  },
];
