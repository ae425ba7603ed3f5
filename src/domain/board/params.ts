import { idSchema } from "../schema/fields";

type Params = Readonly<Record<string, string>>;

const idOf =
  (name: string) =>
  (params: Params): string | null => {
    const id = idSchema.safeParse(params[name]);
    return id.success ? id.data : null;
  };

/** So many weeks, this one the first, a calendar may show. */
export const calendarWeeks = ["1", "2", "4"] as const;

/** How many weeks a calendar shows, as its parameters say it; two where they say none of those. */
export const weeksOf = ({ weeks }: Params): number =>
  Number(calendarWeeks.find((one) => one === weeks) ?? "2");

/** What a widget is about, as its parameters say it; null where they name none, or none that an id can be. */
export const sectorIdOf = idOf("sectorId");
export const enclosureIdOf = idOf("enclosureId");
export const animalIdOf = idOf("animalId");
