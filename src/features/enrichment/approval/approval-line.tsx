import type { Approval } from "@domain/enrichment/use";
import { approvalState } from "@domain/enrichment/use";
import { fullName } from "@domain/person/user";
import { Group, Stack, Text } from "@mantine/core";
import {
  IconBan,
  IconCircleCheck,
  IconClockExclamation,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import { standIn, unknownName, usePeople } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import type { StatusColor } from "../../../ui/display/status-badge";
import { StatusBadge } from "../../../ui/display/status-badge";
import { MoreMenu } from "../../../ui/menu/more-menu";

const looks = {
  approved: { color: "green", icon: IconCircleCheck },
  refused: { color: "red", icon: IconBan },
  expired: { color: "orange", icon: IconClockExclamation },
} as const satisfies Record<string, { color: StatusColor; icon: unknown }>;

interface ApprovalLineProps {
  name: string;
  approval: Approval;
  /** null for who may not. */
  actions: { busy: boolean; edit: () => void; takeBack: () => void } | null;
}

/** What is said for one species or enclosure: who, when, until when and why. */
export function ApprovalLine({ name, approval, actions }: ApprovalLineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const people = usePeople(useReadySession().zooId);
  const state = approvalState(approval, now);
  const look = looks[state === "unasked" ? "expired" : state];
  const person = people.of(approval.by);
  const by =
    person === undefined
      ? (standIn(people, approval.by) ?? unknownName)
      : fullName(person);
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
      <Stack gap={2}>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          <StatusBadge
            {...look}
            label={t(
              `enrichment.use.approval.states.${state === "unasked" ? "expired" : state}`,
            )}
          />
        </Group>
        <Text size="sm" c="dimmed">
          {t("enrichment.use.approval.byWhom", {
            name: by,
            date: format.date(approval.at),
          })}
        </Text>
        {approval.until !== null && (
          <Text size="sm">
            {t("enrichment.use.approval.untilDay", {
              date: format.date(approval.until),
            })}
          </Text>
        )}
        {approval.why !== null && (
          <Text size="sm" style={{ whiteSpace: "pre-line" }}>
            {approval.why}
          </Text>
        )}
      </Stack>
      {actions !== null && (
        <MoreMenu
          about={name}
          busy={actions.busy}
          items={[
            {
              id: "edit",
              label: t("common.actions.edit"),
              icon: IconPencil,
              onPick: actions.edit,
            },
            {
              id: "takeBack",
              label: t("enrichment.use.approval.takeBack"),
              icon: IconTrash,
              onPick: actions.takeBack,
            },
          ]}
        />
      )}
    </Group>
  );
}
