import { gatherings } from "@domain/directory/gatherings";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useGatheringName } from "../../shared/animals/use-gatherings";
import { useDirectory } from "../../../data/hooks/use-names";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { TaskRound } from "../asked/task-round";
import { AnimalRound } from "../round/animal-round";
import { RoundChoice } from "./round-choice";
import type { RoundOf } from "./use-animal-round";
import { isIn } from "./use-animal-round";

/** What is measured of animals now: of those that the address names; else it asks of whom. */
export function CollectPage() {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const taskId = params.get("taskId");
  const named = ([...gatherings, "animalId"] as const).flatMap((kind) => {
    const id = params.get(kind);
    return id === null ? [] : [{ kind, id }];
  });
  const [of] = named;
  if (taskId !== null) return <TaskRound key={taskId} taskId={taskId} />;
  if (of !== undefined) return <OfRound key={of.id} of={of} />;
  return (
    <>
      <PageHeader
        title={t("measures.health.collect")}
        crumbs={[
          {
            label: t("measures.health.title"),
            to: href("veterinaryParameters"),
          },
        ]}
      />
      <RoundChoice />
    </>
  );
}

function useNameOf({ kind, id }: RoundOf): string {
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId);
  const gatheringName = useGatheringName(zooId);
  return kind === "animalId"
    ? (animals.of(id)?.name ?? "")
    : gatheringName(kind, id);
}

function OfRound({ of }: { of: RoundOf }) {
  const { t } = useTranslation();
  const isSingle = of.kind === "animalId";
  const to = isSingle
    ? href("veterinaryParameters", { animalId: of.id })
    : href("veterinaryParameters", { tool: "collect" });
  return (
    <AnimalRound
      about={of.id}
      facts={useNameOf(of)}
      back={{ label: t("measures.health.title"), to }}
      isIn={(animal) => isIn(animal, of)}
      isSingle={isSingle}
    />
  );
}
