import { isDeepStrictEqual } from "node:util";
import type { AppConfig } from "@domain/service/app-config";
import { appConfigId } from "@domain/service/app-config";
import { systemAuthor } from "@domain/task/task";
import type { AuditCodes } from "@domain/audit/audit";
import { database } from "../edge/admin";
import { nowhere, record } from "../edge/audit";
import { defineCallable } from "../edge/define-callable";
import { changeOf, readingOf, ref, stampNew } from "../edge/documents";

type Settings = Pick<
  AppConfig,
  "minimumVersion" | "maintenance" | "maintenanceUntil" | "flags"
>;

const codesOf = (settings: Settings): AuditCodes => ({
  minimumVersion: settings.minimumVersion,
  maintenance: settings.maintenance,
  maintenanceUntil: settings.maintenanceUntil?.toISOString() ?? null,
  ...settings.flags,
});

const isSame = (before: Settings | null, after: Settings): boolean =>
  before !== null && isDeepStrictEqual(codesOf(before), codesOf(after));

/** Everybody reads it, signed out, too: who set it is for the audit alone. */
const nobody = systemAuthor;

/** Which apps may work, whether anybody may, and what is switched off; every open app follows. */
export const setAppConfig = defineCallable(
  "setAppConfig",
  async ({ uid }, { maintenanceUntil, ...asked }) => {
    const at = ref("config", appConfigId);
    const { minimumVersion, maintenance, flags } = asked;
    const until = maintenanceUntil === null ? null : new Date(maintenanceUntil);
    const settings = {
      minimumVersion,
      maintenance,
      maintenanceUntil: until,
      flags,
    };
    await database().runTransaction(async (transaction) => {
      const stored = await transaction.get(at);
      const before = readingOf("config", stored).record;
      transaction.set(at, {
        ...stampNew(nobody),
        ...stored.data(),
        createdBy: nobody,
        ...changeOf("config", settings, nobody),
      });
      if (isSame(before, settings)) return;
      record(transaction, {
        zooId: nowhere,
        action: "appConfigChanged",
        by: uid,
        subject: { collection: "config", id: appConfigId },
        ...(before !== null && { before: codesOf(before) }),
        after: codesOf(settings),
      });
    });
    return { saved: true as const };
  },
);
