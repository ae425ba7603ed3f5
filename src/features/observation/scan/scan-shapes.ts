/** An animal as a scan shows it. */
export interface ScanAnimal {
  id: string;
  name: string;
  /** What its picture field holds. */
  picture?: string | null;
}

/** A group of which some are counted that are not told apart. */
export interface ScanGroup {
  id: string;
  name: string;
}
