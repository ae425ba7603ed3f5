/** Figures with a comma or a point among them, and a sign; spaces only where they part thousands. */
const written = /^[+-]?(?:\d+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+)?(?:[.,]\d*)?$/u;
const spaces = /[ \u00a0\u202f]/gu;

/**
 * The number of a text as people write it, whatever their language: with a comma or a point before the decimals, spaces
 * between thousands; null for what is no number, or could be two ("1.234,5").
 *
 * @example readNumber("-12,5") // -12.5
 * @example readNumber("1 200") // 1200
 */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace("\u2212", "-");
  if (!written.test(plain) || !/\d/u.test(plain)) return null;
  const number = Number(plain.replace(spaces, "").replace(",", "."));
  return Number.isFinite(number) ? number : null;
}
