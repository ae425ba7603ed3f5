/** What was typed as the beginning of MM/YYYY: digits, and the slash once the year begins. */
export function maskBirthdate(typed: string): string {
  // "3/" is March: a slash after one digit completes the month.
  const text = /^\d\/$/.test(typed) ? `0${typed}` : typed;
  const digits = text.replace(/\D/g, "").slice(0, 6);
  const slash =
    digits.length > 2 || (digits.length === 2 && text.endsWith("/"));
  return slash ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}
