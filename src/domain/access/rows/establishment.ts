import type { Cell } from "../cell";
import { by, functionsOnly } from "../cell";

/** The rows of the matrix on establishments and people. */
export const establishmentRows = {
  zoo: {
    read: by("O", "X", "S"),
    create: by("S"),
    change: by("A", "S"),
    picture: by("A", "S"),
    /** Whether it is the provider's own place to try things out, or one to try things out in at all. */
    markTest: by("S"),
    staff: by("A", "S"),
    demonstrate: by("A", "S"),
    remove: by("S"),
  },
  /** What every establishment is called. */
  zooNames: {
    read: by("anyA", "S"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  /** How each establishment stands. */
  zooSummaries: {
    read: by("A", "S"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  zooConfig: {
    read: by("A", "S"),
    create: by("A", "S"),
    change: by("A", "S"),
    remove: by("A", "S"),
  },
  users: {
    read: by("O", "X", "S"),
    create: by("A", "S"),
    change: by("self"),
    picture: by("self", "A", "S"),
    /** Right, role, sectors, status and password; whose, says `mayManage`. */
    manage: by("A", "S"),
    /** Provider staff, and which establishment is somebody's home. */
    flagStaff: by("S"),
    export: by("self", "A", "S"),
    remove: by("A", "S"),
  },
  devices: {
    read: by("self"),
    create: by("self"),
    change: by("self"),
    remove: by("self"),
  },
  notifications: {
    read: by("self"),
    create: functionsOnly,
    change: by("self"),
    remove: functionsOnly,
  },
  audit: {
    read: by("A", "S"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  mail: {
    read: functionsOnly,
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  /** What somebody asks to be sent as a file; what of it they may, the records say, when it is made and when it is fetched. */
  exportJobs: {
    read: by("self"),
    ask: by("O", "X", "S"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  /** What somebody's calendar programs fetch: of their own establishment, and theirs alone. */
  calendarFeeds: {
    read: by("self"),
    create: by("O"),
    change: functionsOnly,
    remove: by("self"),
  },
  accounts: {
    read: by("self", "A", "S"),
    create: functionsOnly,
    change: by("self"),
    remove: functionsOnly,
  },
  access: {
    read: by("self", "A", "S"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  announcements: {
    read: by("A", "S", "reader"),
    create: by("A", "S"),
    change: by("A", "S"),
    remove: by("A", "S"),
  },
  confirmations: {
    read: by("self", "A", "S"),
    /** Of what they are asked to confirm. */
    create: by("self"),
    change: functionsOnly,
    remove: functionsOnly,
  },
  savedViews: {
    read: by("viewer"),
    create: by("O", "X", "S"),
    change: by("owner"),
    remove: by("owner", "A", "S"),
  },
  dashboards: {
    read: by("viewer"),
    create: by("O", "X", "S"),
    change: by("owner"),
    remove: by("owner", "A", "S"),
  },
  /** What is written of the animals' welfare; of class health for nobody of the provider. */
  reports: {
    read: by("A", "S", "generalX", "anyM"),
    create: by("A", "S"),
    /** Until it is approved. */
    change: by("author", "A", "S"),
    approve: by("A", "S"),
    comment: by("A", "S", "generalX", "anyM"),
    remove: by("A", "S"),
  },
  /** What the provider saw on a visit. */
  cirs: {
    read: by("A", "S", "X"),
    create: by("S", "X"),
    change: by("S", "X"),
    remove: by("S"),
  },
  confirmedLists: {
    read: by("A", "S"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  directories: {
    read: by("O", "X", "S"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
} as const satisfies Record<string, Record<string, Cell>>;
