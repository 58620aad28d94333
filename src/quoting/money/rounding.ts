/**
 * amount × times ÷ of, rounded half up to a whole number. This is the one place where anything is rounded: each
 * component of a price once, at its end. It works in whole numbers of any size, so that no float touches money.
 * @example scaled(1_210_000, 90_000, 1_000_000) // 1.21 m² at $900.00: 108,900 centavos
 */
export const scaled = (amount: number, times: number, of: number): number => {
  const whole = BigInt(of);
  return Number((2n * BigInt(amount) * BigInt(times) + whole) / (2n * whole));
};

const TEN_PESOS = 1_000;

/** An amount in whole tens of pesos, half up. */
export const inTens = (centavos: number): number => scaled(centavos, 1, TEN_PESOS) * TEN_PESOS;

/** How many pieces of `length` cover `total`, rounded up. */
export const piecesOf = (total: number, length: number): number => Math.ceil(total / length);

/** The sum of whole numbers. */
export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
