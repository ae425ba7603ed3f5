/** A message that production would send. */
export interface StoredMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** ISO 8601; "" where it does not say. */
  at: string;
}

/** What the local suite would send, the newest first: `npm start` keeps it beside the app. */
export async function storedMails(): Promise<StoredMail[]> {
  const answer = await fetch("/mail.json", { cache: "no-store" });
  const isJson = answer.headers.get("content-type")?.includes("json") === true;
  // Until the first look there is no such file, and the app's page comes in its place.
  return answer.ok && isJson ? ((await answer.json()) as StoredMail[]) : [];
}
