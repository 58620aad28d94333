const plain = new Intl.NumberFormat('es-MX');

/** "1,234" */
export const inNumber = (value: number): string => plain.format(value);
