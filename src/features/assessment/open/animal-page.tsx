import { href } from "@domain/pages";
import { askedSubjects } from "@domain/evaluation/asked-subjects";
import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../../ui/page/page-header";
import { Panel } from "../../../ui/page/panel";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { NotOpen } from "../parts/not-open";
import { usePlaces } from "../parts/use-places";
import { AskedLine } from "./asked-line";
import { SurveyChoice } from "./survey-choice";
import { useAsked } from "./use-asked";

/** What may be answered about one animal: what campaigns ask, and any published questionnaire for its species. */
export function AnimalPage({ animalId }: { animalId: string }) {
  const { t } = useTranslation();
  const places = usePlaces();
  const asked = useAsked();
  const subject = places.subjectOf("animal", animalId);
  if (subject === null) return places.isKnown ? <NotOpen /> : <ListSkeleton />;
  const campaigns =
    asked.state === "data"
      ? asked.data.rows.filter(({ data }) =>
          askedSubjects(data, places).some(({ id }) => id === animalId),
        )
      : [];
  return (
    <>
      <PageHeader
        title={t("assessment.actions.assessName", { name: subject.name })}
        crumbs={[{ label: t("assessment.title"), to: href("assessment") }]}
      />
      <Stack gap="lg">
        {campaigns.length > 0 && (
          <Panel title={t("assessment.headings.campaigns")}>
            <Stack gap="sm">
              {campaigns.map(({ id, data }) => (
                <AskedLine key={id} campaign={data} subject={subject} />
              ))}
            </Stack>
          </Panel>
        )}
        <Panel title={t("assessment.headings.surveys")}>
          <SurveyChoice subject={subject} />
        </Panel>
      </Stack>
    </>
  );
}
