/** A calendar day as an instant in the middle of it: the same day wherever it is written. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
