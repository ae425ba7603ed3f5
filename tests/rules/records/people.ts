import type { DocumentData } from "firebase/firestore";
import { zooB } from "../../builders/ids";
import {
  aDevice,
  aMail,
  anAccount,
  anAuditEntry,
  aUser,
} from "../../builders/people";
import { aCalendarFeed } from "../../builders/calendar-feeds";
import { anExportJob } from "../../builders/exports";
import { aDashboard } from "../../builders/boards";
import { aSavedView } from "../../builders/views";
import { accessOf } from "../people";
import { byId, stored } from "../harness";

export const records: Record<string, DocumentData> = {
  ...byId("users", "userId", [
    aUser({ userId: "self" }),
    aUser({ userId: "neighbourKeeper", zooId: zooB }),
  ]),
  "users/self/private/account": stored(anAccount()),
  "access/self": stored(accessOf.self),
  "users/self/devices/device-1": stored(aDevice()),
  "audit/audit-1": stored(anAuditEntry()),
  "audit/audit-foreign": stored(anAuditEntry({ zooId: zooB })),
  "mail/mail-1": stored(aMail()),
  ...byId("savedViews", "viewId", [
    aSavedView(),
    aSavedView({ viewId: "view-own", authorId: "self", sharedWith: [] }),
  ]),
  "exportJobs/export-1": stored(anExportJob()),
  "calendarFeeds/feed-1": stored(aCalendarFeed()),
  ...byId("dashboards", "dashboardId", [
    aDashboard(),
    aDashboard({ dashboardId: "board-own", authorId: "self", sharedWith: [] }),
  ]),
};
