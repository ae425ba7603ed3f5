import { runDue } from "../../functions/src/automations/run-due";
import { runTemplate } from "../../functions/src/automations/run-template";
import { runTogether } from "../../functions/src/automations/run-together";

/** A scheduler in a process of its own, so that it can be killed while transactions are under way; it never gets to the last ones. */
const [now, transactions] = process.argv.slice(2);
if (now === undefined || transactions === undefined)
  throw new Error("usage: kill-half-way <instant> <transactions>");
let begun = 0;
await runDue(new Date(now), {
  together: (due, at) => {
    begun += 1;
    return begun <= Number(transactions)
      ? runTogether(due, at)
      : new Promise(() => undefined);
  },
  alone: runTemplate,
});
