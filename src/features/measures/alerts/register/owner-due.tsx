import type { Alert } from "@domain/measures/alerts/alert";
import { isOverdue } from "@domain/measures/alerts/register/assess";
import { fullName } from "@domain/person/user";
import { Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useNow } from "../../../../data/hooks/use-live";
import { nameOr, usePeople } from "../../../../data/hooks/use-names";
import { useFormat } from "../../../../lib/use-format";

interface CellProps {
  alert: Alert;
  folded: boolean;
}

/** Who sees to an alert; nothing where nobody does. */
export function Owner({ alert: { owner }, folded }: CellProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const people = usePeople(zooId);
  if (owner === null) return folded ? null : "—";
  const person = people.of(owner);
  const known = person === undefined ? undefined : fullName(person);
  const name = nameOr(known, people, owner);
  return folded ? t("measures.alerts.ownerIs", { name }) : name;
}

/** Until when an alert is to be seen to, and whether that has passed: by colour, mark and word. */
export function Due({ alert, folded }: CellProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  if (alert.due === null) return folded ? null : "—";
  const day = format.date(alert.due);
  const said = folded ? t("measures.alerts.dueIs", { day }) : day;
  if (!isOverdue(alert, now)) return said;
  return (
    <Text component="span" inherit c="red" fw={500}>
      <IconAlertTriangle
        size={15}
        aria-hidden
        style={{ verticalAlign: "text-bottom" }}
      />{" "}
      {t("measures.alerts.late")} · {said}
    </Text>
  );
}
