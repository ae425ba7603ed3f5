/**
 * Who may do what, as data: resource x action -> grants. `can()` evaluates it in the browser and in
 * functions; tests/rules walks every cell against firestore.rules.
 *
 * Persons: S superAdmin, A admin, P pedagoadmin, M/V/N/K the sector roles, O any active member,
 * X provider staff listed by the establishment; the rest are facts about the record.
 */
export type Person =
  | "S"
  | "A"
  | "P"
  | "X"
  | "O"
  /** Any active person, of whatever establishment. */
  | "active"
  /** A sector role in the record's sector (in any sector where the record has none). */
  | "M"
  | "V"
  | "N"
  | "K"
  /** A sector role held anywhere in the establishment. */
  | "anyM"
  | "anyV"
  | "anyN"
  /** All sectors of the record are sectors of the person, in any of the four roles. */
  | "allMVNK"
  /** The same without the keepers' sectors. */
  | "allMVN"
  | "self"
  | "author"
  /** The author while nobody has started. */
  | "authorUntilStarted"
  /** Named in responsibleIds; or nobody is, and the record lies in one of the person's sectors. */
  | "responsible"
  /** Named in the record's audience. */
  | "named";

/** How a cell is carried out: a plain write checked by the rules, a callable, or by functions alone. */
export type Way = "direct" | "callable" | "derived";

export interface Cell {
  by: readonly Person[];
  way: Way;
}

const direct = (...by: Person[]): Cell => ({ by, way: "direct" });
const callable = (...by: Person[]): Cell => ({ by, way: "callable" });
const derived: Cell = { by: [], way: "derived" };

export const matrix = {
  zoo: {
    read: direct("O", "X", "S"),
    create: callable("S"),
    change: direct("A", "S"),
    staff: callable("A", "S"),
    remove: callable("S"),
  },
  zooConfig: {
    read: direct("A", "S"),
    create: callable("A", "S"),
    change: callable("A", "S"),
    remove: callable("A", "S"),
  },
  users: {
    read: direct("O", "X", "S"),
    create: callable("A", "S"),
    change: direct("self"),
    remove: callable("A", "S"),
  },
  accounts: {
    read: direct("self", "A", "S"),
    create: derived,
    change: direct("self"),
    remove: derived,
  },
  access: {
    read: direct("self", "A", "S"),
    create: derived,
    change: derived,
    remove: derived,
  },
  sectors: {
    read: direct("O", "X", "S"),
    create: direct("A", "S"),
    change: direct("A", "S", "M", "X"),
    team: callable("A", "S"),
    remove: callable("A", "S"),
  },
  enclosures: {
    read: direct("O", "X", "S"),
    create: direct("A", "S", "M", "X"),
    change: direct("A", "S", "M", "X"),
    note: direct("A", "S", "M", "X", "K"),
    remove: callable("A", "S", "M"),
  },
  animals: {
    read: direct("O", "X", "S"),
    create: direct("A", "S", "M", "V", "X"),
    change: direct("A", "S", "M", "V", "X"),
    note: direct("A", "S", "M", "V", "X", "K"),
    move: direct("A", "S", "M", "V", "X", "K"),
    end: direct("A", "S", "M", "V"),
    authorise: callable("A", "S"),
    remove: callable("A", "S"),
  },
  tasks: {
    read: direct("A", "S", "X", "anyM", "anyV", "anyN", "K", "named"),
    create: direct("A", "S", "X", "allMVNK"),
    act: direct("A", "S", "X", "M", "responsible"),
    change: direct("A", "S", "X", "M", "authorUntilStarted"),
    end: direct("A", "S", "M", "author"),
  },
  taskTemplates: {
    read: direct("A", "S", "X", "anyM", "anyV", "anyN", "K", "named"),
    create: direct("A", "S", "X", "allMVN"),
    change: direct("A", "S", "X", "M", "author"),
    end: direct("A", "S", "M", "author"),
  },
  taskRuns: {
    read: direct("A", "S", "X", "anyM", "anyV", "anyN", "K", "named"),
    create: derived,
    change: derived,
    end: derived,
  },
  taxonomy: {
    read: direct("active"),
    create: direct("S"),
    change: direct("S"),
    remove: callable("S"),
  },
} as const satisfies Record<string, Record<string, Cell>>;

export type Resource = keyof typeof matrix;
export type Action<R extends Resource> = keyof (typeof matrix)[R] & string;
