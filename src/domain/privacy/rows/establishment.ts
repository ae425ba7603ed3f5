import type { CollectionName } from "../../collections";
import type { Kept } from "../row";
import {
  daysAfter,
  found,
  namesNobody,
  nothing,
  own,
  repeats,
  stays,
  until,
} from "../row";

/** Establishments, their people, and what these are told. */
export const establishmentKept = {
  zoo: stays(
    "establishment",
    repeats("access: which establishments list somebody"),
  ),
  zooConfigs: stays("establishment", namesNobody),
  importLayouts: stays("establishment", namesNobody),
  zooNames: stays("derived", namesNobody),
  zooSummaries: stays("derived", namesNobody),
  directories: stays("derived", repeats("the card")),
  directoryParts: stays("derived", repeats("the card")),
  users: stays("person", own),
  accounts: stays("person", own),
  access: stays("person", own),
  devices: stays("erased", found({ below: true, selfOnly: true })),
  // Those of announcements say no instant: they go with what they are about.
  notifications: until("expireAt", found({ below: true, selfOnly: true })),
  announcements: stays(
    "establishment",
    found({
      is: ["authorId"],
      among: ["audience"],
      // Colleagues.
      without: ["audience", "recipientIds"],
    }),
  ),
  confirmations: stays("subject", found({ is: ["userId"] })),
  confirmedLists: stays("derived", repeats("the confirmations")),
  savedViews: stays("owner", found({ is: ["authorId"] })),
  dashboards: stays("owner", found({ is: ["authorId"] })),
  calendarFeeds: stays(
    "owner",
    // The hash opens the calendar.
    found({ is: ["userId"], without: ["tokenHash"], selfOnly: true }),
  ),
  // The files go after seven days.
  exportJobs: until(
    "expireAt",
    // The hash opens the file.
    found({ is: ["userId"], without: ["tokenHash"], selfOnly: true }),
  ),
  mail: until(
    "expireAt",
    // Its links sign in.
    found({ is: ["uid"], without: ["message"] }),
  ),
  audit: daysAfter("at", 3 * 365, found({ is: ["by", "subject.id"] })),
  config: stays("setting", namesNobody),
  clientErrors: daysAfter(
    "lastAt",
    90,
    nothing("codes of failures; whoever told them is not kept"),
  ),
  visits: stays("existing", nothing("existing data whose fields nobody knows")),
} as const satisfies Partial<Record<CollectionName, Kept>>;
