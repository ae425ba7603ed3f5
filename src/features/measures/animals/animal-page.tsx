import type { Animal } from "@domain/animal/animal";
import { isHere } from "@domain/animal/life";
import { href } from "@domain/pages";
import { IconPaw } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useRecord } from "../../../data/hooks/use-record";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { AnimalMeasures } from "./animal-measures";
import { AnimalSeries } from "./animal-series";
import { NoRecord } from "../here/no-record";
import { subjectOf } from "./subject-of";

/** What is measured of an animal, or one parameter of it: its chart and its history. */
export function AnimalPage({ animalId }: { animalId: string }) {
  const { t } = useTranslation();
  const live = useRecord("animals", animalId);
  return (
    <QueryState
      query={live}
      skeleton={<PageSkeleton />}
      empty={
        <NoRecord
          heading={t("measures.health.title")}
          icon={IconPaw}
          title={t("measures.health.noAnimal")}
        />
      }
    >
      {(row) => row && <OfAnimal animal={row.data} />}
    </QueryState>
  );
}

function OfAnimal({ animal }: { animal: Animal }) {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const parameterId = params.get("parameterId");
  const { animalId, animalName, specieName } = animal;
  const crumb = { label: animalName, to: href("animal", { animalId }) };
  if (parameterId !== null)
    return (
      <AnimalSeries
        key={parameterId}
        animal={animal}
        parameterId={parameterId}
        crumb={crumb}
      />
    );
  return (
    <>
      <PageHeader
        title={t("measures.health.title")}
        facts={[animalName, specieName].filter(Boolean).join(" · ")}
        crumbs={[crumb]}
      />
      <AnimalMeasures animal={subjectOf(animal)} isThere={isHere(animal)} />
    </>
  );
}
