/** The accounts of the demonstration data; this module is only in local builds. */
export const demoPassword = "suricate-demo";

export const demoMails = [
  "superadmin@suricate.test",
  "admin@suricate.test",
  "manager@suricate.test",
  "keeper@suricate.test",
  "vet@suricate.test",
  "nutrition@suricate.test",
  "pedago@suricate.test",
  "auditor@suricate.test",
  "tablets@suricate.test",
] as const;
