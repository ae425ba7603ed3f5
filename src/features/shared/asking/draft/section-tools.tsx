import { Group, Text } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconChevronRight,
  IconTrash,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { confirm } from "../../../../ui/feedback/confirm";
import type { Plan } from "./plan";
import { RowTool } from "../../../../ui/form/rows/row-tool";
import { gripId } from "./use-order";

interface SectionToolsProps {
  section: number;
  plan: Plan;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** What a section is called and how many questions it has; folded, moved, taken away. */
export function SectionTools(props: SectionToolsProps) {
  const { section, plan, isOpen, onOpen } = props;
  const { t } = useTranslation();
  const { sections, order } = plan;
  const name = plan.titleOf(section);
  const count = sections[section]?.items.length ?? 0;
  const at = { section, place: null };
  const remove = async () => {
    const sure =
      count === 0 ||
      (await confirm({
        title: t("surveys.edit.confirm.removeTitle", { name }),
        body: t("surveys.edit.confirm.removeBody"),
        confirm: t("surveys.edit.actions.removeSection"),
        danger: true,
      }));
    if (sure) order.removeSection(section);
  };
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <Group gap={4} wrap="nowrap" miw={0}>
        <RowTool
          id={gripId(at, "row")}
          icon={isOpen ? IconChevronDown : IconChevronRight}
          label={name}
          expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
          onStep={(by) => order.stepSection(section, by, "row")}
        />
        <Text fw={600} lineClamp={2}>
          {name}
        </Text>
        <Text c="dimmed" size="sm">
          {count}
        </Text>
      </Group>
      <Group gap={2} wrap="nowrap">
        <RowTool
          id={gripId(at, "up")}
          icon={IconArrowUp}
          label={t("common.rows.moveUp", { name })}
          disabled={section === 0}
          onClick={() => order.stepSection(section, -1, "up")}
        />
        <RowTool
          id={gripId(at, "down")}
          icon={IconArrowDown}
          label={t("common.rows.moveDown", { name })}
          disabled={section === sections.length - 1}
          onClick={() => order.stepSection(section, 1, "down")}
        />
        <RowTool
          icon={IconTrash}
          label={t("common.rows.remove", { name })}
          onClick={() => void remove()}
        />
      </Group>
    </Group>
  );
}
