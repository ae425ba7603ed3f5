declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// zod compiles its checks with eval where it can and tries at its first schema; the content policy
// forbids it. This is where zod looks for its settings, set without fetching zod.
globalThis.__zod_globalConfig = { jitless: true };

export {};
