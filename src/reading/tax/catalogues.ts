/**
 * What the SAT takes in an invoice (CFDI 4.0): catCFDI, lists c_RegimenFiscal and c_UsoCFDI, as published with the Anexo 20
 * of the Resolución Miscelánea Fiscal (www.sat.gob.mx, "Catálogos CFDI versión 4.0").
 */

type Whom = 'firm' | 'person';

export interface Regime {
  readonly code: string;
  readonly name: string;
  /** Who may be in it. */
  readonly of: readonly Whom[];
}

const both: readonly Whom[] = ['firm', 'person'];

const regime = (code: string, name: string, of: readonly Whom[]): Regime => ({ code, name, of });

/** Régimen fiscal of who receives an invoice. */
export const regimes: readonly Regime[] = [
  regime('601', 'General de Ley Personas Morales', ['firm']),
  regime('603', 'Personas Morales con Fines no Lucrativos', ['firm']),
  regime('605', 'Sueldos y Salarios e Ingresos Asimilados a Salarios', ['person']),
  regime('606', 'Arrendamiento', ['person']),
  regime('607', 'Régimen de Enajenación o Adquisición de Bienes', ['person']),
  regime('608', 'Demás ingresos', ['person']),
  regime('610', 'Residentes en el Extranjero sin Establecimiento Permanente en México', both),
  regime('611', 'Ingresos por Dividendos (socios y accionistas)', ['person']),
  regime('612', 'Personas Físicas con Actividades Empresariales y Profesionales', ['person']),
  regime('614', 'Ingresos por intereses', ['person']),
  regime('615', 'Régimen de los ingresos por obtención de premios', ['person']),
  regime('616', 'Sin obligaciones fiscales', ['person']),
  regime('620', 'Sociedades Cooperativas de Producción que optan por diferir sus ingresos', ['firm']),
  regime('621', 'Incorporación Fiscal', ['person']),
  regime('622', 'Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras', ['firm']),
  regime('623', 'Opcional para Grupos de Sociedades', ['firm']),
  regime('624', 'Coordinados', ['firm']),
  regime(
    '625',
    'Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas',
    ['person'],
  ),
  regime('626', 'Régimen Simplificado de Confianza', both),
];

/** The only one of whoever has a generic RFC (Anexo 20, guide for filling in). */
export const REGIME_OF_GENERIC = '616';
export const USE_OF_GENERIC = 'S01';

export interface CfdiUse {
  readonly code: string;
  readonly name: string;
  readonly of: readonly Whom[];
  /** Codes of the regimes in which it may be used. */
  readonly regimes: readonly string[];
}

const EXPENSES = '601 603 606 612 620 621 622 623 624 625 626'.split(' ');
const RETURNS = [...EXPENSES, REGIME_OF_GENERIC];
const DEDUCTIONS = '605 606 607 608 611 612 614 615 625'.split(' ');
const ANY = regimes.map(({ code }) => code);

const purpose = (code: string, name: string, of: readonly Whom[], within: readonly string[]): CfdiUse => ({
  ...{ code, name, of },
  regimes: within,
});

/** Uso del CFDI, the likeliest for windows first; that of payrolls and that of receipts of payments are nobody's who buys. */
export const cfdiUses: readonly CfdiUse[] = [
  purpose('G03', 'Gastos en general', both, EXPENSES),
  purpose('G01', 'Adquisición de mercancías', both, EXPENSES),
  purpose('S01', 'Sin efectos fiscales', both, ANY),
  purpose('I01', 'Construcciones', both, EXPENSES),
  purpose('I02', 'Mobiliario y equipo de oficina por inversiones', both, EXPENSES),
  purpose('I03', 'Equipo de transporte', both, EXPENSES),
  purpose('I04', 'Equipo de cómputo y accesorios', both, EXPENSES),
  purpose('I05', 'Dados, troqueles, moldes, matrices y herramental', both, EXPENSES),
  purpose('I06', 'Comunicaciones telefónicas', both, EXPENSES),
  purpose('I07', 'Comunicaciones satelitales', both, EXPENSES),
  purpose('I08', 'Otra maquinaria y equipo', both, EXPENSES),
  purpose('G02', 'Devoluciones, descuentos o bonificaciones', both, RETURNS),
  purpose('D01', 'Honorarios médicos, dentales y gastos hospitalarios', ['person'], DEDUCTIONS),
  purpose('D02', 'Gastos médicos por incapacidad o discapacidad', ['person'], DEDUCTIONS),
  purpose('D03', 'Gastos funerales', ['person'], DEDUCTIONS),
  purpose('D04', 'Donativos', ['person'], DEDUCTIONS),
  purpose(
    'D05',
    'Intereses reales pagados por créditos hipotecarios (casa habitación)',
    ['person'],
    DEDUCTIONS,
  ),
  purpose('D06', 'Aportaciones voluntarias al SAR', ['person'], DEDUCTIONS),
  purpose('D07', 'Primas por seguros de gastos médicos', ['person'], DEDUCTIONS),
  purpose('D08', 'Gastos de transportación escolar obligatoria', ['person'], DEDUCTIONS),
  purpose('D09', 'Depósitos en cuentas para el ahorro y planes de pensiones', ['person'], DEDUCTIONS),
  purpose('D10', 'Pagos por servicios educativos (colegiaturas)', ['person'], DEDUCTIONS),
];
