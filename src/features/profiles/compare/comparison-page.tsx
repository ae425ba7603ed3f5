import { fittingProfiles } from "@domain/profile/compare";
import { href } from "@domain/pages";
import { SimpleGrid, Stack } from "@mantine/core";
import { IconArrowsDiff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useProfiles } from "../../../data/surveys/use-surveys";
import { NotThereNotice } from "../../../ui/list/not-there-notice";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { AnimalChoice } from "./animal-choice";
import { AnimalFit } from "./animal-fit";
import { ComparedProfiles } from "./compared-profiles";
import { ProfileChoice } from "./profile-choice";
import { useComparedAnimal } from "./use-compared-animal";

/** Two profiles side by side, or an animal and the profile by which it is read. */
export function ComparisonPage() {
  const { t } = useTranslation();
  const live = useProfiles();
  return (
    <>
      <PageHeader
        title={t("profiles.compare.title")}
        crumbs={[{ label: t("profiles.title"), to: href("quizzProfile") }]}
      />
      <QueryState query={live}>
        {({ rows }) => <Comparison rows={rows} />}
      </QueryState>
    </>
  );
}

function Comparison({ rows }: { rows: readonly Row<"profiles">[] }) {
  const { t } = useTranslation();
  const [params, change] = usePageParams();
  const animal = useComparedAnimal(params.get("animalId"));
  const fitting =
    animal === null || animal.lineage === null
      ? []
      : fittingProfiles(
          rows.map(({ data }) => data),
          animal.lineage,
        );
  const named = (id: string | null) =>
    rows.find((one) => one.id === id)?.data ?? null;
  // Where none is chosen, an animal is read by the nearest.
  const one = named(params.get("profileId")) ?? fitting[0]?.profile ?? null;
  const other = named(params.get("withId"));
  const unknown = (["profileId", "withId"] as const).filter((name) => {
    const id = params.get(name);
    return id !== null && named(id) === null;
  });
  return (
    <Stack gap="lg">
      {unknown.length > 0 && (
        <NotThereNotice
          onClose={() =>
            change(Object.fromEntries(unknown.map((name) => [name, null])))
          }
        />
      )}
      <SimpleGrid type="container" cols={{ base: 1, "560px": 3 }}>
        <AnimalChoice
          value={animal?.id ?? null}
          onChange={(animalId) => change({ animalId, profileId: null })}
        />
        <ProfileChoice
          label={t("profiles.titleOne")}
          rows={rows}
          value={one?.profileId ?? null}
          onChange={(profileId) => change({ profileId })}
        />
        <ProfileChoice
          label={t("profiles.compare.other")}
          rows={rows}
          value={other?.profileId ?? null}
          onChange={(withId) => change({ withId })}
        />
      </SimpleGrid>
      {animal !== null && (
        <AnimalFit animal={animal} fitting={fitting} shown={one} />
      )}
      {one === null ? (
        animal === null && (
          <EmptyState
            icon={IconArrowsDiff}
            title={t("profiles.compare.none")}
            body={t("profiles.compare.noneHelp")}
          />
        )
      ) : (
        <ComparedProfiles one={one} other={other} />
      )}
    </Stack>
  );
}
