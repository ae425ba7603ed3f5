/** The day for which a device was prepared to be worked on without a network; instants in milliseconds. */
export interface FieldDay {
  uid: string;
  from: number;
  /** The midnight that ends it, by the clocks of Paris. */
  until: number;
  /** It ends with a sign-out: who prepared it is not remembered on this device otherwise. */
  signsOut: boolean;
  /** Everything that is needed was once here. */
  ready: boolean;
}

/** So far a device's clock may be behind the one it was prepared by. */
const behindMs = 5 * 60_000;
/** A day of 25 hours is the longest there is. */
const longestMs = 25 * 60 * 60_000;

/** Whether a day is over; one longer than a day, or a clock that was put back before its beginning, ends it too. */
export const isFieldDayOver = (
  { from, until }: Pick<FieldDay, "from" | "until">,
  now: Date,
): boolean =>
  now.getTime() >= until ||
  now.getTime() < from - behindMs ||
  until - from > longestMs;

/** The day that a text says, as it was kept; null for none. Read by hand: the page before sign-in has no schemas. */
export function readFieldDay(text: string | null): FieldDay | null {
  try {
    const { uid, from, until, signsOut, ready } = JSON.parse(
      text ?? "{}",
    ) as Partial<FieldDay>;
    return typeof uid === "string" &&
      typeof from === "number" &&
      typeof until === "number"
      ? {
          uid,
          from,
          until,
          signsOut: signsOut !== false,
          ready: ready === true,
        }
      : null;
  } catch {
    return null;
  }
}
