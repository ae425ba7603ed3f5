import { isDeepStrictEqual } from "node:util";
import type { AppConfig } from "@domain/service/app-config";
import { appConfigId } from "@domain/service/app-config";
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
        ...stampNew(uid),
        ...stored.data(),
        ...changeOf("config", settings, uid),
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
