/** The whole numbers from 0, so many of them. */
export const times = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);
