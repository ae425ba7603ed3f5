import { runDue } from "../../functions/src/automations/run-due";

/** A scheduler in a process of its own, so that it can be killed while transactions are under way. */
const now = process.argv[2];
if (now === undefined) throw new Error("usage: kill-half-way <instant>");
process.stdout.write("running\n");
await runDue(new Date(now));
process.stdout.write("finished\n");
process.exit(0);
