import type { Case } from './case.ts';

/** RFCs of firms and persons that the SAT publishes for tests, and made-up ones; `meant` is whose it is, and the plain form. */
export const rfcs: readonly Case[] = [
  { written: 'EKU9003173C9', meant: 'firm EKU9003173C9' },
  { written: 'eku-900317-3c9', meant: 'firm EKU9003173C9' },
  { written: ' EKU 900317 3C9 ', meant: 'firm EKU9003173C9' },
  { written: 'CACX7605101P8', meant: 'person CACX7605101P8' },
  { written: 'cosc8001137na', meant: 'person COSC8001137NA' },
  // The last character is 0 to 9, or A for ten.
  { written: 'SOSL840229ABA', meant: 'person SOSL840229ABA' },
  // An & and an Ñ are letters of a firm's name, also as a letter with a mark that is typed after it.
  { written: 'H&E951128469', meant: 'firm H&E951128469' },
  { written: 'OÑO120726RX3', meant: 'firm OÑO120726RX3' },
  { written: 'ON\u0303O120726RX3', meant: 'firm OÑO120726RX3' },
  { written: 'XAXX010101000', meant: 'generic XAXX010101000' },
  { written: 'xexx010101000', meant: 'generic XEXX010101000' },
  { written: 'RFC: XAXX010101000', meant: 'generic XAXX010101000' },
  { written: 'R.F.C. XAXX010101000', meant: 'generic XAXX010101000' },
  { written: 'rfc eku9003173c9', meant: 'firm EKU9003173C9' },
  { written: 'RFC: EKU-900317-3C9.', meant: 'firm EKU9003173C9' },
  { written: 'RFC del cliente: CACX7605101P8,', meant: 'person CACX7605101P8' },
  // A firm whose own name gives these letters.
  { written: 'RFC9003173C9', meant: 'firm RFC9003173C9' },
  // Right but for its last character: the SAT issued some.
  { written: 'EKU9003173C8', meant: 'firm EKU9003173C8, doubtful' },
  { written: 'AAA010101AAA', meant: 'firm AAA010101AAA, doubtful' },
  { written: 'EKU9003173C', asked: 'El RFC de una empresa tiene 12 letras y números; este tiene 11.' },
  { written: 'EKU9003173C90', asked: 'El RFC de una empresa tiene 12 letras y números; este tiene 13.' },
  { written: 'CACX7605101P', asked: 'El RFC de una persona tiene 13 letras y números; este tiene 12.' },
  // 29 February of 1985 never was; that of 1984 was.
  {
    written: 'SOSL850229AB1',
    asked: 'Después de las 4 letras va una fecha (año, mes y día), y «850229» no lo es.',
  },
  {
    written: 'EKU9013173C9',
    asked: 'Después de las 3 letras va una fecha (año, mes y día), y «901317» no lo es.',
  },
  {
    written: 'EKU900A173C9',
    asked: 'Después de las 3 letras va una fecha (año, mes y día), y «900A17» no lo es.',
  },
  {
    written: 'EKU9003173CÑ',
    asked: 'Las tres últimas son letras y números, y la última es un número o una A.',
  },
  {
    written: 'EKU9003173CB',
    asked: 'Las tres últimas son letras y números, y la última es un número o una A.',
  },
  {
    written: 'sin RFC',
    asked:
      'Un RFC empieza con 3 letras si es de una empresa, o con 4 si es de una persona, y sigue con una fecha.',
  },
  {
    written: '5512345678',
    asked:
      'Un RFC empieza con 3 letras si es de una empresa, o con 4 si es de una persona, y sigue con una fecha.',
  },
  {
    written: 'EK9003173C9',
    asked:
      'Un RFC empieza con 3 letras si es de una empresa, o con 4 si es de una persona, y sigue con una fecha.',
  },
];
