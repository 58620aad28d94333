import type { DownloadProgress } from '#machines/document/document.machine.ts';

const percent = new Intl.NumberFormat('es-MX', { style: 'percent', maximumFractionDigits: 0 });
const megabytes = new Intl.NumberFormat('es-MX', {
  style: 'unit',
  unit: 'megabyte',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const BYTES_PER_MEGABYTE = 1_000_000;

/** How much is downloaded: a percentage, or megabytes when the total is not known. */
export const progressText = ({ arrived, total }: DownloadProgress): string =>
  total === null ? megabytes.format(arrived / BYTES_PER_MEGABYTE) : percent.format(arrived / total);
