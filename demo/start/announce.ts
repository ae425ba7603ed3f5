import { demoAccounts, demoComingAndGoing } from "../data/people";
import { demoPassword } from "../seed/accounts";

interface Addresses {
  app: string;
  /** The local Firestore's view of requests; null where Google's own runs. */
  requests: string | null;
  /** The folder the data live in. */
  data: string;
}

/** The addresses and the demonstration accounts, as the last lines of a start. */
export function announce(
  { app, requests, data }: Addresses,
  say: (line: string) => void,
): void {
  say("");
  say(`Suricate is ready: ${app}`);
  say(`Demonstration accounts (password ${demoPassword}):`);
  for (const { email } of demoAccounts) say(`  ${email}`);
  for (const { email, status } of demoComingAndGoing)
    say(`  ${email} (${status})`);
  if (requests !== null)
    say(`What each screen reads and writes, for developers: ${requests}`);
  say(
    `Ctrl-C stops it; the data stay in ${data} (npm start -- --fresh begins again).`,
  );
}
