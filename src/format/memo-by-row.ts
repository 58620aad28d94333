/** A value of each row that is made once and kept with the row: a list of thousands is searched again and again. */
export function memoByRow<Row extends object, Value>(make: (row: Row) => Value): (row: Row) => Value {
  const known = new WeakMap<Row, Value>();
  return (row) => {
    const value = known.get(row) ?? make(row);
    known.set(row, value);
    return value;
  };
}
