/** "1,234" */
export const inNumber = (value: number): string => value.toLocaleString('es-MX');
