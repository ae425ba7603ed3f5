import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { isPutAway } from "@domain/record/put-away";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../../data/live-store";
import { factsFor, useCan } from "../../../../data/hooks/use-can";
import { useEnclosures } from "../../../../data/hooks/use-names";
import { EnclosureSelect } from "../../parts/enclosure-select";
import { moveAnimals } from "./move-animals";

interface MoveManyProps {
  rows: readonly Row<"animals">[];
  zooId: string;
  onClose: () => void;
  onMoved: () => void;
}

/** Asks where the selected animals go, and says how many of them are there already. */
export function MoveMany({ rows, zooId, onClose, onMoved }: MoveManyProps) {
  const { t } = useTranslation();
  const [enclosureId, setEnclosureId] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const enclosures = useEnclosures(zooId, { live: true });
  const may = useCan();
  const id = useId();
  const going = rows.filter(
    ({ data }) => data.animalEnclosureData?.enclosureId !== enclosureId,
  );
  const there = rows.length - going.length;
  const handleMove = () => {
    const enclosure = enclosures.of(enclosureId);
    if (enclosure === undefined) {
      setMissing(true);
      return;
    }
    void moveAnimals(going, enclosure);
    onClose();
    onMoved();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("animals.bulk.moveTitle", { count: rows.length })}
      closeButtonProps={{ "aria-label": t("common.actions.close") }}
    >
      <Stack gap="md">
        <EnclosureSelect
          id={id}
          data-autofocus
          error={missing ? t("animals.bulk.chooseEnclosure") : undefined}
          zooId={zooId}
          enclosures={enclosures.rows.filter(
            ({ data }) =>
              !isPutAway(data) &&
              may("move", "animals", factsFor("enclosures", data)),
          )}
          value={enclosureId}
          onChange={(chosen) => {
            setEnclosureId(chosen);
            setMissing(false);
          }}
        />
        {there > 0 && (
          <Text size="sm" c="dimmed" role="status">
            {t("animals.bulk.thereAlready", { count: there })}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("common.actions.cancel")}
          </Button>
          <Button onClick={handleMove} disabled={going.length === 0}>
            {t("animals.bulk.move", { count: going.length })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
