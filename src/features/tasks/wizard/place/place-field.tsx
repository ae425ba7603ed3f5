import type { TargetLevel } from "@domain/task/task";
import { targetLevels } from "@domain/task/task";
import type { TargetChoice } from "@domain/task/form/task-form";
import type { ComboboxItem, ComboboxParsedItem } from "@mantine/core";
import { Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { comingName } from "../../../../data/hooks/use-names";
import type { FieldsProps } from "../../fields/fields-props";
import { MultiSelect } from "../../../../ui/form/fields/choosers";
import type { FoundPlaces, Place, Places } from "./use-places";
import { usePlaces } from "./use-places";

/** Ids are unique within a kind only. */
const keyOf = (level: TargetLevel, id: string) => `${level} ${id}`;

const idOf = (level: TargetLevel, key: string) => key.slice(level.length + 1);

const maxTargets = 200;

/** As found now, else as it was chosen. */
const targetOf = (places: Places, key: string): Place | undefined => {
  const level = targetLevels.find((one) => key.startsWith(`${one} `));
  return level && places.of(level, idOf(level, key));
};

const choiceOf = ({
  id,
  name,
  sectorId,
  enclosureId,
}: Place): TargetChoice => ({
  id,
  name,
  sectorId,
  enclosureId,
});

/** Groups are found already, and what is chosen stands in the field. */
const groupsOnly = ({ options }: { options: ComboboxParsedItem[] }) =>
  options.filter((option) => "group" in option);

function useOptions(found: readonly FoundPlaces[]) {
  const { t } = useTranslation();
  const groups = found
    .filter(({ shown }) => shown.length > 0)
    .map(({ level, shown, count }) => {
      const kind = t(`tasks.place.kinds.${level}`);
      return {
        group:
          count > shown.length
            ? t("tasks.place.cut", { kind, shown: shown.length, count })
            : kind,
        items: shown.map(({ id, name }) => ({
          value: keyOf(level, id),
          label: name,
        })),
      };
    });
  const abouts = new Map(
    found.flatMap(({ level, shown }) =>
      shown.map(({ id, about }) => [keyOf(level, id), about] as const),
    ),
  );
  return { groups, aboutOf: (key: string) => abouts.get(key) ?? "" };
}

/** Where: sectors, enclosures or animals of one kind; one of another kind stands instead of what was chosen. */
export function PlaceField({ form }: FieldsProps) {
  const { t } = useTranslation();
  const { level, targets } = form.values;
  const places = usePlaces();
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const { groups, aboutOf } = useOptions(places.find(typed, form.values));
  const chosen = targets.map(({ id, name }) => ({
    value: keyOf(level, id),
    label: places.of(level, id)?.name ?? (name === "" ? comingName : name),
  }));
  const change = (keys: string[]) => {
    const kept = targets.filter(({ id }) => keys.includes(keyOf(level, id)));
    const added = keys
      .filter((key) => !chosen.some(({ value }) => value === key))
      .flatMap((key) => targetOf(places, key) ?? []);
    const next = added[0];
    // What comes below is in reach again.
    if (next !== undefined) setOpen(false);
    if (next === undefined) form.change({ targets: kept });
    else if (next.level === level)
      form.change({ targets: [...kept, ...added.map(choiceOf)] });
    else form.change({ level: next.level, targets: [choiceOf(next)] });
  };
  return (
    <MultiSelect
      {...form.field("targets")}
      label={t("tasks.fields.where")}
      placeholder={chosen.length === 0 ? t("tasks.place.placeholder") : ""}
      required
      searchable
      hidePickedOptions
      maxValues={maxTargets}
      maxDropdownHeight={320}
      data={[...chosen, ...groups]}
      filter={groupsOnly}
      renderOption={({ option }) => (
        <PlaceOption option={option} about={aboutOf(option.value)} />
      )}
      value={chosen.map(({ value }) => value)}
      onChange={change}
      searchValue={typed}
      onSearchChange={setTyped}
      dropdownOpened={open}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      nothingFoundMessage={t("tasks.help.nothingHere")}
    />
  );
}

function PlaceOption({
  option,
  about,
}: {
  option: ComboboxItem;
  about: string;
}) {
  return (
    <Text span size="sm" style={{ overflowWrap: "anywhere" }}>
      {option.label}
      {about !== "" && (
        // Paler than the name also where the option is marked, on its own colour.
        <Text span size="sm" opacity={0.85}>
          {" "}
          · {about}
        </Text>
      )}
    </Text>
  );
}
