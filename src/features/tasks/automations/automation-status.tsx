import { suspendReason } from "@domain/automation/plan";
import type {
  AutomationStatus as Status,
  Template,
} from "@domain/automation/template";
import { automationStatuses } from "@domain/automation/template";
import { Text } from "@mantine/core";
import {
  IconArchive,
  IconClockPause,
  IconPlayerPause,
  IconRepeat,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useValueBeforeWaiting } from "../../../data/hooks/use-waiting";
import type { IconComponent } from "../../../ui/display/icon";
import type { StatusColor } from "../../../ui/display/status-badge";
import { StatusBadge } from "../../../ui/display/status-badge";

const looks: Record<Status, { color: StatusColor; icon: IconComponent }> = {
  active: { color: "green", icon: IconRepeat },
  suspended: { color: "orange", icon: IconPlayerPause },
  archived: { color: "gray", icon: IconArchive },
};

type AutomationStatusProps = Pick<
  Template,
  "templateId" | "status" | "lastError" | "deletedAt"
> & {
  /** Where there is room for a word only: what it waits for is said to who asks. */
  brief?: boolean;
};

/** As the server still has it while a change waits: only the server ends or begins the runs. */
const useStill = (templateId: string): Status | undefined => {
  const before = useValueBeforeWaiting("taskTemplates", templateId, "status");
  return automationStatuses.find((status) => status === before);
};

/** The state of an automation, with the reason where it was suspended by itself. */
export function AutomationStatus({
  templateId,
  status,
  lastError,
  deletedAt,
  brief = false,
}: AutomationStatusProps) {
  const { t } = useTranslation();
  const still = useStill(templateId);
  if (still !== undefined) {
    const words = t(`tasks.automations.states.still.${still}`);
    return (
      <span
        {...(brief ? { role: "img", "aria-label": words, title: words } : {})}
      >
        <StatusBadge
          color={looks[still].color}
          icon={IconClockPause}
          label={brief ? t(`tasks.automations.states.${still}`) : words}
        />
      </span>
    );
  }
  const reason = suspendReason({ status, lastError });
  return (
    <>
      <StatusBadge
        {...looks[status]}
        label={t(
          `tasks.automations.states.${deletedAt === null ? status : "deleted"}`,
        )}
      />
      {reason !== null && (
        <Text size="sm" style={{ whiteSpace: "normal" }}>
          {reason === "unreadable" || reason === "failed"
            ? t(`tasks.automations.${reason}`)
            : t(`tasks.schedule.ruleProblems.${reason}`)}
        </Text>
      )}
    </>
  );
}
