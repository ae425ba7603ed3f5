import type { AnimalEntry } from "@domain/directory/kinds";
import type { Group } from "@domain/group/group";
import { differsFromGroup } from "@domain/group/group";
import { href } from "@domain/pages";
import { Box, Checkbox, Group as Line, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { DragEvent } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory, useEnclosures } from "../../../data/hooks/use-names";
import { TextLink } from "../../../ui/display/text-link";
import { useSpecieName } from "../parts/use-specie-name";

interface AnimalLineProps {
  animal: AnimalEntry;
  group: Pick<Group, "specieId">;
  isChosen: boolean;
  mayMove: boolean;
  /** It may be in another group, which is said. */
  isOther: boolean;
  onToggle: () => void;
  onDragStart: (event: DragEvent) => void;
}

/** An animal with its species and where it lives; a box, and a handle for the mouse, where it may be moved. */
export function AnimalLine(props: AnimalLineProps) {
  const { animal, group, isChosen, mayMove, onToggle, onDragStart } = props;
  const { t } = useTranslation();
  const differs = differsFromGroup(animal, group);
  return (
    <Box
      component="li"
      draggable={mayMove}
      onDragStart={onDragStart}
      style={{ listStyle: "none", cursor: mayMove ? "grab" : undefined }}
    >
      <Line gap="sm" wrap="nowrap" mih={44}>
        {mayMove && (
          <Checkbox
            aria-label={animal.name}
            checked={isChosen}
            onChange={onToggle}
          />
        )}
        <Box flex={1} miw={0} py={4}>
          <TextLink to={href("animal", { animalId: animal.id })} size="sm">
            {animal.name}
          </TextLink>
          <Where {...props} />
        </Box>
        {differs && (
          <Line gap={4} wrap="nowrap">
            <IconAlertTriangle size={14} aria-hidden />
            <Text size="xs">{t("groups.states.otherSpecie")}</Text>
          </Line>
        )}
      </Line>
    </Box>
  );
}

function Where({ animal, isOther }: AnimalLineProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const nameOf = useSpecieName();
  const enclosure = useEnclosures(zooId).of(animal.enclosureId);
  const groups = useDirectory("groups", zooId);
  const other = isOther ? groups.of(animal.groupId) : undefined;
  const parts = [
    nameOf(animal),
    enclosure?.enclosureName,
    other && t("groups.states.inGroup", { name: other.name }),
  ].filter((part) => part !== undefined && part !== "");
  return (
    <Text size="xs" c="dimmed" truncate>
      {parts.join(" · ")}
    </Text>
  );
}
