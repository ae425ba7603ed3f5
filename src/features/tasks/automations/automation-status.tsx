import { suspendReason } from "@domain/automation/plan";
import type {
  AutomationStatus as Status,
  Template,
} from "@domain/automation/template";
import { Text } from "@mantine/core";
import { IconArchive, IconPlayerPause, IconRepeat } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../../ui/display/icon";
import type { StatusColor } from "../../../ui/display/status-badge";
import { StatusBadge } from "../../../ui/display/status-badge";

const looks: Record<Status, { color: StatusColor; icon: IconComponent }> = {
  active: { color: "green", icon: IconRepeat },
  suspended: { color: "orange", icon: IconPlayerPause },
  archived: { color: "gray", icon: IconArchive },
};

type AutomationStatusProps = Pick<Template, "status" | "lastError">;

/** The state of an automation, with the reason where it was suspended by itself. */
export function AutomationStatus({ status, lastError }: AutomationStatusProps) {
  const { t } = useTranslation();
  const reason = suspendReason({ status, lastError });
  return (
    <>
      <StatusBadge
        {...looks[status]}
        label={t(`tasks.automations.states.${status}`)}
      />
      {reason !== null && (
        <Text size="sm" style={{ whiteSpace: "normal" }}>
          {reason === "unreadable"
            ? t("tasks.automations.unreadable")
            : t(`tasks.ruleProblems.${reason}`)}
        </Text>
      )}
    </>
  );
}
