/** What is written before a name, and greets nobody; without full stops. */
const TITLES: ReadonlySet<string> = new Set(
  `sr sra srs sras sres srta srtas srita sritas señor señora señorita dr dra drs dras doctor doctora ing ingeniero
  ingeniera lic licda lcdo lcda licenciado licenciada arq arquitecto arquitecta prof profa profr profesor profesora mtro
  mtra maestro maestra psic enf tec téc cp qfb mvz don doña dn dña fam familia`.split(/\s+/),
);

const isTitle = (word: string): boolean => {
  const plain = word.toLowerCase().replaceAll('.', '');
  // An initial greets nobody either: "J. Luis".
  return TITLES.has(plain) || /^\p{L}\.$/u.test(word);
};

/** Between titles, or before a surname: no first name follows. */
const PARTICLES = /^(?:y|e|de|del|la|las|los)$/i;

/** The first name of a person, as one greets them; null when the text holds none. */
export function firstName(name: string | null | undefined): string | null {
  // "Ing.María" is two words, "C.P." is one.
  const words = (name ?? '').replaceAll(/\.(?=\p{L}{2})/gu, '. ').split(/[\s,]+/);
  const first = words.find((word) => word !== '' && !isTitle(word));
  if (first === undefined || PARTICLES.test(first)) return null;
  return first.toLowerCase() === 'ma.' ? 'María' : first;
}
