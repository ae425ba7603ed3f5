import type { AnimalSexe } from "../../animal/animal";
import {
  animalNameMax,
  animalNumberMax,
  animalStateReasonMax,
  subSpecieMax,
} from "../../animal/animal";
import { enclosureNameMax } from "../../enclosure/enclosure";
import { groupNameMax } from "../../group/group";
import type { CalendarDay } from "../../time/calendar-day";
import type { InventoryField, PlainField, RowTexts, TableRow } from "../fields";
import { byPlainField, plainColumns, plainNames, textsOf } from "../fields";
import type { PartialDate } from "../read/dates";
import { birthdateOf, dayOf, readDate } from "../read/dates";
import { latinOf, subSpecieOf } from "../read/species";
import {
  endOf,
  isBlank,
  isNameless,
  sexOf,
  stateOf,
  valueKey,
} from "../read/words";
import type { FoundSpecie } from "../read/match-species";
import { specieKey } from "../read/match-species";
import type { Reading, Refusal, Remark } from "./types";

/** A row as it is read, before it is known which animal it is about; null where it says nothing. */
export interface ReadRow {
  row: TableRow;
  /** Our own id, of an export that comes back. */
  suricateId: string | null;
  gan: string | null;
  localId: string | null;
  name: string | null;
  specie: FoundSpecie | null;
  subSpecie: string | null;
  sex: AnimalSexe | null;
  /** `MM/YYYY`. */
  birthdate: string | null;
  enclosure: string | null;
  group: string | null;
  /** What is stored as it stands, by its field. */
  plain: Readonly<Record<PlainField, string | null>>;
  end: "deceased" | "departed" | null;
  /** `YYYY-MM-DD`. */
  endDay: CalendarDay | null;
  reason: string | null;
  refusals: Refusal[];
  remarks: Remark[];
}

const lengths: Partial<Record<InventoryField, number>> = {
  suricateId: 200,
  gan: animalNumberMax,
  localId: animalNumberMax,
  name: animalNameMax,
  subSpecie: subSpecieMax,
  enclosure: enclosureNameMax,
  group: groupNameMax,
  reason: animalStateReasonMax,
  ...Object.fromEntries(
    plainNames.map((name) => [name, plainColumns[name].most]),
  ),
};

/** What a row says, and what is wrong with it. */
class Reader {
  readonly refusals: Refusal[] = [];
  readonly remarks: Remark[] = [];
  constructor(
    private readonly texts: RowTexts,
    private readonly reading: Reading,
    private readonly today: string,
  ) {}

  refuse(field: InventoryField | null, code: Refusal["code"]): null {
    const value = field === null ? "" : (this.texts[field] ?? "");
    this.refusals.push({ field, code, value: value.slice(0, 200) });
    return null;
  }

  /** A text as it stands; null for none, and for what is too long. */
  text(field: InventoryField): string | null {
    const text = this.texts[field];
    if (text === undefined || isBlank(text)) return null;
    return text.length > (lengths[field] ?? 0)
      ? this.refuse(field, "tooLong")
      : text;
  }

  name(): string | null {
    const { name } = this.texts;
    return name === undefined || isNameless(name) ? null : this.text("name");
  }

  date(field: InventoryField): PartialDate | null {
    const text = this.texts[field];
    if (text === undefined || isBlank(text)) return null;
    const date = readDate(text, this.reading.order, this.today);
    if (date === null) return this.refuse(field, "unknownDate");
    const { year, month } = date;
    const first = `${String(year)}-${String(month ?? 1).padStart(2, "0")}`;
    const isFuture = (dayOf(date) ?? first) > this.today;
    return isFuture ? this.refuse(field, "future") : date;
  }

  birthdate(): string | null {
    const date = this.date("birth");
    if (date === null) return null;
    if (date.month === null)
      this.remarks.push({ field: "birth", code: "monthGuessed" });
    return birthdateOf(date);
  }

  sex(): AnimalSexe | null {
    const { sex } = this.texts;
    if (sex === undefined) return null;
    const known = this.reading.sexes.get(valueKey(sex)) ?? sexOf(sex);
    return known ?? (isBlank(sex) ? null : this.refuse("sex", "unknownSex"));
  }

  specie(): FoundSpecie | null {
    const key = specieKey(this.texts);
    if (key === null) return null;
    const found = this.reading.species.get(key) ?? null;
    const field = this.texts.latin === undefined ? "commonName" : "latin";
    return found ?? this.refuse(field, "unknownSpecies");
  }

  /** The column of subspecies, else what the latin name says of one. */
  subSpecie(specie: FoundSpecie | null): string | null {
    const text = this.text("subSpecie");
    const binomial =
      specie === null ? "" : (latinOf(specie.specieLatinName)?.binomial ?? "");
    return text === null
      ? (specie?.subSpecie ?? null)
      : subSpecieOf(text, binomial);
  }

  end(): Pick<ReadRow, "end" | "endDay"> {
    const died = this.date("deathDate");
    const left = this.date("departDate");
    const { state } = this.texts;
    const said = state === undefined || isBlank(state) ? null : stateOf(state);
    if (state !== undefined && !isBlank(state) && said === null)
      this.refuse("state", "unknownState");
    const end = endOf(said, { died: died !== null, left: left !== null });
    const date = end === "deceased" ? died : end === "departed" ? left : null;
    const endDay = date === null ? null : dayOf(date);
    if (date !== null && endDay === null)
      this.remarks.push({
        field: end === "deceased" ? "deathDate" : "departDate",
        code: "dayUnknown",
      });
    return { end, endDay };
  }

  /** An end before the month of birth. */
  checkOrder(
    birthdate: string | null,
    { end, endDay }: Pick<ReadRow, "end" | "endDay">,
  ) {
    if (birthdate === null || endDay === null) return;
    const born = `${birthdate.slice(3)}-${birthdate.slice(0, 2)}`;
    if (endDay.slice(0, 7) < born)
      this.refuse(
        end === "deceased" ? "deathDate" : "departDate",
        "endBeforeBirth",
      );
  }
}

/** What one row of a table says, and what is wrong with it as it stands alone. `today` is `YYYY-MM-DD`. */
export function readRow(
  row: TableRow,
  reading: Reading,
  today: string,
): ReadRow {
  const texts = textsOf(row.cells, reading.columns);
  const reader = new Reader(texts, reading, today);
  const specie = reader.specie();
  const birthdate = reader.birthdate();
  const end = reader.end();
  reader.checkOrder(birthdate, end);
  return {
    row,
    suricateId: reader.text("suricateId"),
    gan: reader.text("gan"),
    localId: reader.text("localId"),
    name: reader.name(),
    specie,
    subSpecie: reader.subSpecie(specie),
    sex: reader.sex(),
    birthdate,
    enclosure: reader.text("enclosure"),
    group: reader.text("group"),
    plain: byPlainField((column) => reader.text(column)),
    ...end,
    reason: reader.text("reason"),
    refusals: reader.refusals,
    remarks: reader.remarks,
  };
}
