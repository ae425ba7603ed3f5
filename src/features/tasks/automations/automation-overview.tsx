import type { Template } from "@domain/automation/template";
import { href } from "@domain/pages";
import { Button, Divider, Group, Stack, Text } from "@mantine/core";
import {
  IconArchive,
  IconCopy,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconRestore,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Row } from "../../../data/live-store";
import { useNow } from "../../../data/hooks/use-live";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { FactList } from "../../../ui/display/fact-list";
import { fetched } from "../../../ui/state/fetched";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { useAutomationFacts } from "./automation-facts";
import { NextDates } from "./next-dates";
import type { Editing } from "./next-dates";
import { AutomationStatus } from "./automation-status";
import type { TemplateAction } from "./template-writes";
import {
  performTemplate,
  templateActionRight,
  templateActions,
  templateChangeOf,
} from "./template-writes";

/** Fetched when somebody changes something: most look only. */
const AutomationEdit = fetched(
  () => import("./automation-edit").then((found) => found.AutomationEdit),
  PageSkeleton,
);
const DateEdit = fetched(
  () => import("./date-edit").then((found) => found.DateEdit),
  PageSkeleton,
);

const icons = {
  suspend: IconPlayerPause,
  resume: IconPlayerPlay,
  archive: IconArchive,
  delete: IconTrash,
  restore: IconRestore,
};

const rare: readonly TemplateAction[] = ["archive", "delete"];
const isOftenWanted = (action: TemplateAction) => !rare.includes(action);

interface AutomationOverviewProps {
  row: Row<"taskTemplates">;
  onDirty: (dirty: boolean) => void;
}

/** What an automation does, when it runs, and what may be done to it. */
export function AutomationOverview({ row, onDirty }: AutomationOverviewProps) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const now = useNow();
  const { data } = row;
  const facts = useAutomationFacts(row);
  const allowed = useCan("change", "taskTemplates", data);
  const mayChange = data.status !== "archived" && allowed;
  const done = () => setEditing(null);
  if (editing !== null && mayChange)
    return editing.what === "one" ? (
      <DateEdit row={row} date={editing.date} onDirty={onDirty} onDone={done} />
    ) : (
      <AutomationEdit
        row={row}
        from={editing.from}
        onDirty={onDirty}
        onDone={done}
      />
    );
  return (
    <Stack gap="md">
      <Group>
        <AutomationStatus {...data} />
      </Group>
      {data.description !== null && (
        <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {data.description}
        </Text>
      )}
      <Actions
        row={row}
        now={now}
        {...(mayChange
          ? { onEdit: () => setEditing({ what: "all", from: null }) }
          : {})}
      />
      <Divider />
      {data.status === "active" && (
        <NextDates row={row} {...(mayChange ? { onEdit: setEditing } : {})} />
      )}
      <FactList facts={facts} />
      <Technical schedule={data.schedule} />
    </Stack>
  );
}

/** For who runs other systems; everybody else reads the sentence. */
function Technical({ schedule }: Pick<Template, "schedule">) {
  const { t } = useTranslation();
  if (schedule.cronExpression === null) return null;
  return (
    <details>
      <Text component="summary" size="sm" c="dimmed" py="xs">
        {t("tasks.automations.fields.technical")}
      </Text>
      <Text size="sm">
        {t("tasks.automations.fields.cron")}{" "}
        <code>{schedule.cronExpression}</code>
      </Text>
    </details>
  );
}

interface ActionsProps extends Omit<AutomationOverviewProps, "onDirty"> {
  now: Date;
  onEdit?: () => void;
}

function Actions({ row, now, onEdit }: ActionsProps) {
  const { t } = useTranslation();
  const may = useCan();
  const navigate = useNavigate();
  const facts = factsFor("taskTemplates", row.data);
  const allowed = templateActions.filter(
    (action) =>
      templateChangeOf(action, row.data, now) !== null &&
      may(templateActionRight[action], "taskTemplates", facts),
  );
  const mayPlan = may("create", "taskTemplates", facts);
  const duplicate = {
    id: "duplicate",
    label: t("tasks.actions.duplicate"),
    icon: IconCopy,
    onPick: () =>
      void navigate(
        href("taskList", {
          mode: "create",
          tab: "automations",
          automationId: row.id,
        }),
      ),
  };
  return (
    <Group gap="xs">
      {onEdit && (
        <Button
          variant="light"
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={onEdit}
        >
          {t("common.actions.edit")}
        </Button>
      )}
      {allowed.filter(isOftenWanted).map((action) => {
        const Icon = icons[action];
        return (
          <Button
            key={action}
            variant="default"
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => void performTemplate(action, row)}
          >
            {t(`tasks.automations.actions.${action}`)}
          </Button>
        );
      })}
      <MoreMenu
        about={row.data.title}
        size={36}
        items={[
          ...(mayPlan ? [duplicate] : []),
          ...allowed
            .filter((action) => !isOftenWanted(action))
            .map((action) => ({
              id: action,
              label: t(`tasks.automations.actions.${action}`),
              icon: icons[action],
              danger: action === "delete",
              onPick: () => void performTemplate(action, row),
            })),
        ]}
      />
    </Group>
  );
}
