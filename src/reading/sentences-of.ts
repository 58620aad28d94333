interface Refusal {
  /** The server's sentences by field. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** What a server says of the fields of a refusal, each sentence once; for who has no field beside which it could stand. */
export const sentencesOf = ({ fields }: Refusal): readonly string[] => [
  ...new Set(Object.values(fields).flat()),
];
