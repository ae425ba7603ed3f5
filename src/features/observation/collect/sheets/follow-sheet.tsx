import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ManyChips } from "../../../../ui/form/fields/many-chips";
import { SearchField } from "../../../../ui/list/filter/filter-bar";
import type { Followed } from "../animal-row";
import { Sheet } from "./sheet";

/** From so many on they are found by typing. */
const searchedFrom = 20;

interface FollowSheetProps {
  /** Who can be followed. */
  animals: readonly Followed[];
  followed: readonly string[];
  onToggle: (animalId: string) => void;
  onClose: () => void;
}

/** Who is followed now: an animal comes or leaves with a touch, and the touch can be taken back. */
export function FollowSheet(props: FollowSheetProps) {
  const { animals, followed, onToggle, onClose } = props;
  const { t } = useTranslation();
  const [wanted, setWanted] = useState("");
  const found = animals.filter(({ name }) =>
    name.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase()),
  );
  const change = (ids: readonly string[]) => {
    const toggled = animals.find(
      ({ id }) => ids.includes(id) !== followed.includes(id),
    );
    if (toggled !== undefined) onToggle(toggled.id);
  };
  return (
    <Sheet
      title={t("observation.collect.follow.title")}
      onCancel={onClose}
      cancel={null}
      action={
        <Button size="md" onClick={onClose}>
          {t("observation.collect.follow.done")}
        </Button>
      }
    >
      <Text c="dimmed">{t("observation.collect.follow.help")}</Text>
      {animals.length >= searchedFrom && (
        <SearchField
          label={t("observation.collect.follow.search")}
          value={wanted}
          onChange={setWanted}
        />
      )}
      <ManyChips
        label={t("observation.collect.follow.now", { count: followed.length })}
        isLarge
        options={found.map(({ id, name }) => ({ value: id, label: name }))}
        values={followed.filter((id) => found.some((one) => one.id === id))}
        onChange={(ids) =>
          change([
            ...ids,
            ...followed.filter((id) => !found.some((one) => one.id === id)),
          ])
        }
      />
    </Sheet>
  );
}
