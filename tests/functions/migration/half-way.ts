import { runMigration } from "./stage";

/** A migration in a process of its own, to be killed while it runs. */
await runMigration();
