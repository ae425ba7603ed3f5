import { watchParent } from "./admin/parent-watch";
import { runStorageRules } from "./rules/storage-runtime";

const stop = () => process.exit(0);

for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(name, stop);
watchParent(stop);
void runStorageRules(process.stdin, process.stdout);
