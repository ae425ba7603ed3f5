import { isHere } from "@domain/animal/life";
import { href } from "@domain/pages";
import { Group, Stack } from "@mantine/core";
import { IconHeartbeat } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { ButtonLink } from "../../../ui/display/button-link";
import { Panel } from "../../../ui/page/panel";
import { fetched } from "../../../ui/state/fetched";
import { ChartSkeleton } from "../../../ui/chart/chart-skeleton";
import { AnimalMeasures } from "./animal-measures";
import { subjectOf } from "./subject-of";
import { useMayGive } from "./use-may-give";
import { useMaySee } from "./use-may-see";

const AnimalChart = fetched(
  () => import("./animal-chart").then(({ AnimalChart }) => AnimalChart),
  ChartSkeleton,
);

/** What is measured of an animal, in its healthcare book: the latest of each parameter, one's own, and what became of them. */
export function Component({ id }: { id: string }) {
  const { t } = useTranslation();
  const live = useLiveDoc("animals", id);
  const mayGive = useMayGive();
  const animal = live.state === "data" ? live.data?.data : undefined;
  const maySee = useMaySee(animal?.sectorId ?? null);
  // To who may read nothing of it, it is not said that nothing is measured.
  if (animal === undefined || !maySee({ keeperMayCollect: true })) return null;
  const subject = subjectOf(animal);
  const isThere = isHere(animal);
  return (
    <Panel title={t("measures.health.values")}>
      <Stack gap="md">
        {isThere && mayGive.inSector(subject.sectorId) && (
          <Group data-screen>
            <ButtonLink
              to={href("veterinaryParameters", {
                tool: "collect",
                animalId: id,
              })}
              mih={44}
              leftSection={<IconHeartbeat size={18} aria-hidden />}
            >
              {t("measures.health.giveSeveral")}
            </ButtonLink>
          </Group>
        )}
        <AnimalMeasures animal={subject} isThere={isThere} />
        <AnimalChart animal={subject} name={animal.animalName} />
      </Stack>
    </Panel>
  );
}
