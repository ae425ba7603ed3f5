import type { Cell } from "../cell";
import { by, functionsOnly } from "../cell";

/** The rows of the matrix on what is planned and done. */
export const workRows = {
  tasks: {
    read: by("A", "S", "X", "anyM", "anyV", "anyN", "K", "named"),
    create: by("A", "S", "X", "allMVNK"),
    act: by("A", "S", "X", "M", "responsible"),
    /** Never who closed it. */
    sign: by("A", "S", "M", "V", "N", "K"),
    reopen: by("A", "S", "M", "closer"),
    handOver: by("A", "S", "X", "M", "responsible"),
    change: by("A", "S", "X", "M", "authorUntilStarted"),
    /** While it is open; afterwards what it shows is what was done, and others answer for that. */
    attach: by("A", "S", "X", "M", "authorUntilStarted", "responsible"),
    attachClosed: by("A", "S", "X", "M"),
    end: by("A", "S", "M", "author"),
  },
  /** What is said of a task, by whoever reads it. */
  taskLog: {
    read: by("A", "S", "X", "anyM", "anyV", "anyN", "K", "named"),
    create: by("A", "S", "X", "anyM", "anyV", "anyN", "K", "named"),
    change: functionsOnly,
    remove: by("A", "S", "M", "author"),
  },
  taskTemplates: {
    read: by("A", "S", "X", "anyM", "anyV", "anyN", "K", "named"),
    create: by("A", "S", "X", "allMVN"),
    change: by("A", "S", "X", "M", "author"),
    end: by("A", "S", "M", "author"),
  },
  taskRuns: {
    read: by("A", "S", "X", "anyM", "anyV", "anyN", "K", "named"),
    create: functionsOnly,
    change: functionsOnly,
    end: functionsOnly,
  },
  /** Objects for animals: each establishment's own, and the official ones, which are everybody's and made by S. */
  enrichments: {
    read: by("O", "X", "S", "everybodys"),
    create: by("A", "S", "M", "X", "K"),
    change: by("A", "S", "M", "X", "K"),
    picture: by("A", "S", "M", "X", "K"),
    remove: by("A", "S", "M"),
  },
  /** An establishment's side of an object: its stock, and for whom it is approved. */
  enrichmentUses: {
    read: by("O", "X", "S"),
    /** Whoever may approve an object, too, of which the establishment has nothing yet. */
    create: by("A", "S", "M", "V", "X", "K"),
    change: by("A", "S", "M", "X", "K"),
    approve: by("A", "S", "M", "V", "X"),
    remove: functionsOnly,
  },
  enrichmentSessions: {
    read: by("O", "X", "S"),
    create: by("A", "S", "X", "allMK"),
    /** While it is a plan. */
    change: by("A", "S", "M", "X", "K"),
    /** Placing, taking out, evaluating. */
    act: by("A", "S", "M", "X", "K"),
    remove: by("A", "S", "M"),
  },
  enrichmentMovements: {
    read: by("O", "X", "S"),
    create: by("A", "S", "M", "X", "K"),
    change: functionsOnly,
    remove: functionsOnly,
  },
} as const satisfies Record<string, Record<string, Cell>>;
