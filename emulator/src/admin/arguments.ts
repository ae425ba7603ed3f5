/** What firebase-tools passes to the Firestore emulator, as far as it matters here. */
export interface Arguments {
  host: string;
  port: number;
  project: string;
  rules: string | undefined;
  seedFromExport: string | undefined;
  functionsEmulator: string | undefined;
}

/** `--name value` and `--name=value`; what is not known is ignored. */
export function parseArguments(argv: readonly string[]): Arguments {
  const given = new Map<string, string>();
  argv.forEach((argument, index) => {
    const [, name, inline] = /^--([\w-]+)(?:=(.*))?$/.exec(argument) ?? [];
    if (name === undefined) return;
    const next = argv[index + 1];
    given.set(name.replaceAll("-", "_"), inline ?? next ?? "");
  });
  return {
    host: given.get("host") ?? "127.0.0.1",
    port: Number(given.get("port") ?? 8080),
    project: given.get("project_id") ?? "demo-project",
    rules: given.get("rules"),
    seedFromExport: given.get("seed_from_export"),
    functionsEmulator: given.get("functions_emulator"),
  };
}
