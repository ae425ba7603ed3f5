import type { Target, TargetLevel } from "@domain/task/task";
import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { NamedKind } from "../../../data/directory/directory-source";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import { TextLink } from "../../../ui/display/text-link";
import { targetHref } from "../task-links";

/** At most this many targets are named. */
const namesMax = 10;

const kinds = {
  SECTOR: "sectors",
  ENCLOSURE: "enclosures",
  ANIMAL: "animals",
} as const satisfies Record<TargetLevel, NamedKind>;

/** The places or animals a task is about, each a link to its page. */
export function TargetNames({ target }: { target: Target }) {
  const { t } = useTranslation();
  const { level, ids } = target;
  const names = useDirectory(kinds[level], useReadySession().zooId);
  const more = ids.length - namesMax;
  return (
    <Stack gap={2} align="flex-start">
      {ids.slice(0, namesMax).map((id) => (
        <TextLink key={id} to={targetHref(level, id)}>
          {names.of(id)?.name ?? t(`tasks.options.level.${level}`)}
        </TextLink>
      ))}
      {more > 0 && <span>{t("tasks.bell.remaining", { count: more })}</span>}
    </Stack>
  );
}
