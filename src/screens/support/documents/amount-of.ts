import type { DownloadProgress } from '#machines/document.machine.ts';

const percent = new Intl.NumberFormat('es-MX', { style: 'percent', maximumFractionDigits: 0 });
const megabytes = new Intl.NumberFormat('es-MX', {
  style: 'unit',
  unit: 'megabyte',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const BYTES_PER_MEGABYTE = 1_000_000;

/** How much has come: a part of the whole, or where nobody knows the whole, so many megabytes. */
export const amountOf = ({ arrived, total }: DownloadProgress): string =>
  total === null ? megabytes.format(arrived / BYTES_PER_MEGABYTE) : percent.format(arrived / total);
