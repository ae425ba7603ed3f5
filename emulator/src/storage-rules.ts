import { watchParent } from "./admin/parent-watch";
import { runStorageRules } from "./rules/storage-runtime";

const stop = () => process.exit(0);

for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(name, stop);
watchParent(stop);
process.stdout.on("error", stop);
void runStorageRules(process.stdin, process.stdout);
