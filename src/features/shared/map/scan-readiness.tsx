import { hasEnded } from "@domain/animal/life";
import { residentsQuery } from "@domain/enclosure/enclosure-queries";
import type { Enclosure } from "@domain/enclosure/enclosure";
import type { ScanNeed } from "@domain/enclosure/scan-sampling";
import { scanMissing } from "@domain/enclosure/scan-sampling";
import { href } from "@domain/pages";
import { isPutAway } from "@domain/record/put-away";
import { Group, List } from "@mantine/core";
import { IconCircleCheck, IconListCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { StatusBadge } from "../../../ui/display/status-badge";
import { TextLink } from "../../../ui/display/text-link";

/** So many of an enclosure's are looked at for one that lives: existing data keep some there that do not. */
const looked = 5;

/** Where something that is missing is put right: zones are made in the enclosure before they are painted on its map. */
function placeOf(need: ScanNeed, { areas }: Enclosure) {
  if (need === "animal") return { tab: "animals" };
  return { mode: need === "zone" && areas.length === 0 ? "edit" : "map" };
}

interface ScanReadinessProps {
  row: Row<"enclosures">;
  map: Row<"enclosureMaps"> | null;
}

/** Whether positions can be scanned in an enclosure, and what is missing before, each with the way there for those who may mend it. */
export function ScanReadiness({ row: { id, data }, map }: ScanReadinessProps) {
  const { t } = useTranslation();
  const may = useCan();
  const mayMend = may("change", "enclosures", factsFor("enclosures", data));
  const animals = useLiveQueries([residentsQuery(data.zooId, id, looked)]);
  if (animals.state !== "data") return null;
  const living = animals.data.rows.filter(
    (animal) => !isPutAway(animal.data) && !hasEnded(animal.data),
  );
  const missing = scanMissing(data, map?.data ?? null, living.length);
  if (missing.length === 0)
    return (
      <Group mb="sm">
        <StatusBadge
          color="green"
          icon={IconCircleCheck}
          label={t("enclosures.map.states.ready")}
        />
      </Group>
    );
  return (
    <Group mb="sm" align="flex-start" gap="sm">
      <StatusBadge
        color="gray"
        icon={IconListCheck}
        label={t("enclosures.map.states.notReady")}
      />
      <List size="sm">
        {missing.map((need) => (
          <List.Item key={need}>
            {mayMend ? (
              <TextLink
                size="sm"
                to={href("enclosure", {
                  enclosureId: id,
                  ...placeOf(need, data),
                })}
              >
                {t(`enclosures.map.missing.${need}`)}
              </TextLink>
            ) : (
              t(`enclosures.map.missing.${need}`)
            )}
          </List.Item>
        ))}
      </List>
    </Group>
  );
}
