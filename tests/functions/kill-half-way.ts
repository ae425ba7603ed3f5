import { runDue } from "../../functions/src/automations/run-due";
import { runTemplate } from "../../functions/src/automations/run-template";
import { runTogether } from "../../functions/src/automations/run-together";

/** A scheduler in a process of its own, so that it can be killed while transactions are under way; it never gets to the last ones. */
const now = process.argv[2];
if (now === undefined) throw new Error("usage: kill-half-way <instant>");
let begun = 0;
await runDue(new Date(now), {
  together: (due, at) => {
    begun += 1;
    return begun < 9 ? runTogether(due, at) : new Promise(() => undefined);
  },
  alone: runTemplate,
});
