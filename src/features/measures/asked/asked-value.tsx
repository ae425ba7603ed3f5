import { href } from "@domain/pages";
import { currentValues } from "@domain/measures/values/fold";
import type { Measure } from "@domain/measures/values/value";
import { measuresBetweenQuery } from "@domain/measures/values/value-queries";
import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { ComingName } from "../../../ui/display/coming-name";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { TextLink } from "../../../ui/display/text-link";
import type { OfAsked } from "../../slot-table";
import { useParameterWords } from "../parameters/use-parameter-words";
import type { Asked } from "./use-asked";
import { useAsked } from "./use-asked";

/** More than is ever said of one value. */
const linesMost = 20;

/** What a task asks for, the value that was given with its closing, and the way to all of them. */
export function Component({ collect, at }: OfAsked) {
  const { t } = useTranslation();
  const asked = useAsked(collect);
  if (asked === "loading") return <ComingName />;
  if (asked === null)
    return (
      <Text component="span" inherit c="dimmed">
        {t("measures.asked.gone")}
      </Text>
    );
  const { parameterId, enclosureId, areaId } = collect;
  return (
    <>
      <TextLink
        to={href("enclosureSensors", { enclosureId, parameterId, areaId })}
      >
        {asked.name}
      </TextLink>
      {at !== null && <Given collect={collect} at={at} asked={asked} />}
    </>
  );
}

interface GivenProps {
  collect: OfAsked["collect"];
  at: Date;
  asked: Asked;
}

/** The value of the very instant of the closing, as it stands now. */
function Given({ collect, at, asked }: GivenProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const { valueOf } = useParameterWords();
  const until = new Date(at.getTime() + 1);
  const live = useLiveQueries([
    measuresBetweenQuery({ zooId, ...collect }, { from: at, until }, linesMost),
  ]);
  if (live.state !== "data") return null;
  const lines = live.data.rows.map(
    ({ id, data, pending }): Measure & { id: string; pending: boolean } => ({
      ...data,
      id,
      pending,
    }),
  );
  const [current] = currentValues(lines);
  if (current === undefined)
    return (
      <Text component="span" c="dimmed" display="block" size="sm">
        {t("measures.asked.notGiven")}
      </Text>
    );
  return (
    <Group gap="xs">
      <Text component="span" fw={600}>
        {valueOf(asked.row.data, current.value)}
      </Text>
      {current.log.pending && <PendingBadge />}
    </Group>
  );
}
