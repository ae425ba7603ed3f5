import type { Project, ProjectStatus } from "@domain/research/project";
import { permitState } from "@domain/research/project";
import type { PermitState } from "@domain/research/project";
import { parisDay } from "@domain/time/paris";
import { Group } from "@mantine/core";
import {
  IconAlertTriangle,
  IconArchive,
  IconCircleCheck,
  IconClock,
  IconPlayerPlay,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import type { IconComponent } from "../../../ui/display/icon";
import type { StatusColor } from "../../../ui/display/status-badge";
import { StatusBadge } from "../../../ui/display/status-badge";

type Look = { color: StatusColor; icon: IconComponent };

const statusLooks: Record<ProjectStatus, Look> = {
  planned: { color: "blue", icon: IconClock },
  running: { color: "green", icon: IconPlayerPlay },
  ended: { color: "gray", icon: IconCircleCheck },
};

/** How a project stands, that a permit of it is over, and that it is archived. */
export function ProjectMarks({ project }: { project: Project }) {
  const { t } = useTranslation();
  const today = parisDay(useNow(600_000));
  const isOver =
    project.status !== "ended" &&
    project.permits.some((one) => permitState(one, today) === "over");
  return (
    <Group gap="xs" component="span">
      <StatusBadge
        size="sm"
        {...statusLooks[project.status]}
        label={t(`research.options.status.${project.status}`)}
      />
      {isOver && (
        <StatusBadge
          size="sm"
          color="red"
          icon={IconAlertTriangle}
          label={t("research.states.permitOver")}
        />
      )}
      {project.archived && (
        <StatusBadge
          size="sm"
          color="gray"
          icon={IconArchive}
          label={t("research.states.archived")}
        />
      )}
    </Group>
  );
}

const permitLooks: Record<PermitState, Look> = {
  future: { color: "blue", icon: IconClock },
  valid: { color: "green", icon: IconCircleCheck },
  soon: { color: "orange", icon: IconAlertTriangle },
  over: { color: "red", icon: IconAlertTriangle },
};

/** How a permit stands today, in a word. */
export function PermitMark({ state }: { state: PermitState }) {
  const { t } = useTranslation();
  return (
    <StatusBadge
      size="sm"
      {...permitLooks[state]}
      label={t(`research.options.permit.${state}`)}
    />
  );
}
