import { BarChart } from '@mantine/charts';
import { useReducedMotion } from '@mantine/hooks';
import '@mantine/charts/styles.layer.css';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { inPesos } from '../../../support/quoting/money.ts';
import type { MonthSum } from './by-month.ts';

const shortMonth = new Intl.DateTimeFormat('es-MX', { month: 'short', timeZone: 'UTC' });
const thousands = new Intl.NumberFormat('es-MX', { notation: 'compact', maximumFractionDigits: 0 });

const CENTAVOS = 100;

/** Twelve bars, each a month's orders with IVA. */
export function YearChart({ months }: { readonly months: readonly MonthSum[] }) {
  const isStill = useReducedMotion();
  return (
    <ThemeProvider>
      <BarChart
        h={200}
        data={months.map(({ month, centavos }) => ({
          mes: shortMonth.format(Date.parse(`${month}-01T00:00:00Z`)),
          Total: centavos / CENTAVOS,
        }))}
        dataKey="mes"
        series={[{ name: 'Total', color: 'var(--accent)' }]}
        valueFormatter={(pesos) => inPesos(pesos * CENTAVOS)}
        xAxisProps={{ interval: 'equidistantPreserveStart' }}
        yAxisProps={{ width: 52, tickFormatter: (pesos: number) => `$${thousands.format(pesos)}` }}
        barProps={{ isAnimationActive: !isStill, radius: [2, 2, 0, 0] }}
        gridAxis="x"
        tickLine="none"
        withLegend={false}
        // The table beside it says the same in words.
        barChartProps={{ accessibilityLayer: false }}
        maxBarWidth={36}
      />
    </ThemeProvider>
  );
}
