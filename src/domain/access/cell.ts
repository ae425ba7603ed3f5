/** Whom a cell of the matrix names. */
export type Person =
  | "S"
  | "A"
  | "P"
  | "X"
  | "O"
  /** The educational account of the establishment: nobody in particular. */
  | "G"
  /** Any active person, of whatever establishment. */
  | "active"
  /** A sector role in the record's sector (in any sector where the record has none). */
  | "M"
  | "V"
  | "N"
  | "K"
  /** The same, of what is open to keepers. */
  | "openK"
  /** Any member, and staff of the provider, of what is no matter of health. */
  | "generalO"
  | "generalX"
  /** A sector role held anywhere in the establishment. */
  | "anyM"
  | "anyV"
  | "anyN"
  /** All sectors of the record are sectors of the person, in any of the four roles. */
  | "allMVNK"
  /** The same without the keepers' sectors. */
  | "allMVN"
  /** The same, those they manage or keep. */
  | "allMK"
  /** The same, those they manage. */
  | "allM"
  | "self"
  /** A member of an establishment that is authorised for the animal. */
  | "E"
  /** Any active person, where the record is no establishment's. */
  | "everybodys"
  /** Any active person, of what is published. */
  | "ofPublished"
  /** An administrator, of whatever establishment. */
  | "anyA"
  | "author"
  /** The author while nobody has started. */
  | "authorUntilStarted"
  /** Named in responsibleIds; or nobody is, and the record lies in one of the person's sectors. */
  | "responsible"
  /** Who closed it, while they work in or for the establishment. */
  | "closer"
  /** Named in the record's audience. */
  | "named"
  /** An announcement is shown to them now. */
  | "reader"
  /** Who made it, while they see the establishment. */
  | "owner"
  /** The same, of what is not sealed. */
  | "openOwner"
  /** It is theirs, or shared with them. */
  | "viewer";

/** Who may do it; how it is carried out says the table of collections (`wayOf`). */
export interface Cell {
  by: readonly Person[];
}

export const by = (...people: Person[]): Cell => ({ by: people });
export const functionsOnly: Cell = { by: [] };
