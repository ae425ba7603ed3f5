import type { Target, TargetLevel } from "@domain/task/task";
import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { TextLink } from "../../../ui/display/text-link";
import { targetHref } from "../task-links";

/** At most this many targets are named; each name is a read. */
const namesMax = 10;

function useTargetName(level: TargetLevel, id: string): string | null {
  const sector = useLiveDoc("sectors", level === "SECTOR" ? id : null);
  const enclosure = useLiveDoc("enclosures", level === "ENCLOSURE" ? id : null);
  const animal = useLiveDoc("animals", level === "ANIMAL" ? id : null);
  if (sector.state === "data") return sector.data?.data.sectorName ?? null;
  if (enclosure.state === "data")
    return enclosure.data?.data.enclosureName ?? null;
  if (animal.state === "data") return animal.data?.data.animalName ?? null;
  return null;
}

function TargetName({ level, id }: { level: TargetLevel; id: string }) {
  const { t } = useTranslation();
  const name = useTargetName(level, id);
  return (
    <TextLink to={targetHref(level, id)}>
      {name ?? t(`tasks.options.level.${level}`)}
    </TextLink>
  );
}

/** The places or animals a task is about, each a link to its page. */
export function TargetNames({ target }: { target: Target }) {
  const { t } = useTranslation();
  const { level, ids } = target;
  const more = ids.length - namesMax;
  return (
    <Stack gap={2} align="flex-start">
      {ids.slice(0, namesMax).map((id) => (
        <TargetName key={id} level={level} id={id} />
      ))}
      {more > 0 && <span>{t("tasks.bell.remaining", { count: more })}</span>}
    </Stack>
  );
}
