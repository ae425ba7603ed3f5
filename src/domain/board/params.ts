import { idSchema } from "../schema/fields";

type Params = Readonly<Record<string, string>>;

const idOf =
  (name: string) =>
  (params: Params): string | null => {
    const id = idSchema.safeParse(params[name]);
    return id.success ? id.data : null;
  };

/** What a widget is about, as its parameters say it; null where they name none, or none that an id can be. */
export const sectorIdOf = idOf("sectorId");
export const enclosureIdOf = idOf("enclosureId");
export const animalIdOf = idOf("animalId");
