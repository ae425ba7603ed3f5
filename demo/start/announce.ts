import { demoAccounts } from "../data/people";
import { demoPassword } from "../seed/accounts";

/** The address and the demonstration accounts, as the last lines of a start. */
export function announce(port: number, say: (line: string) => void): void {
  say("");
  say(`Suricate is ready: http://127.0.0.1:${port}`);
  say(`Demonstration accounts (password ${demoPassword}):`);
  for (const { email } of demoAccounts) say(`  ${email}`);
  say(
    "Ctrl-C stops it; the data stay in .data (npm start -- --fresh begins again).",
  );
}
