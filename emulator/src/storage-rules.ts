import { watchParent } from "./admin/parent-watch";
import { runStorageRules } from "./rules/storage-runtime";
import { outliveShell, stopSignals } from "./suite/terminal.mjs";

const stop = () => process.exit(0);

outliveShell();
for (const name of stopSignals()) process.on(name, stop);
watchParent(stop);
process.stdout.on("error", stop);
void runStorageRules(process.stdin, process.stdout);
