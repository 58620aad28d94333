export const units = [
  { value: 'cm', label: 'cm' },
  { value: 'mm', label: 'mm' },
] as const;
