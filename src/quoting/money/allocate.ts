/**
 * Splits whole centavos in proportion to weights; the parts add up to the total. Without any weight the last part has it all.
 * Returns one part a weight.
 */
export function allocate(centavos: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let weighed = 0;
  let given = 0;
  return weights.map((weight, at) => {
    weighed += weight;
    const until =
      at === weights.length - 1 ? centavos : all === 0 ? 0 : Math.round(centavos * (weighed / all));
    const part = until - given;
    given = until;
    return part;
  });
}
