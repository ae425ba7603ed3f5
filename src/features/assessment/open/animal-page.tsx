import { href } from "@domain/pages";
import { askedSubjects } from "@domain/evaluation/asked-subjects";
import { surveyName } from "@domain/survey/survey";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useSurveys } from "../../../data/surveys/use-surveys";
import { useLanguage } from "../../../lib/i18n/use-language";
import { ButtonLink } from "../../../ui/display/button-link";
import { PageHeader } from "../../../ui/page/page-header";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { answerAddress } from "../parts/addresses";
import { NotOpen } from "../parts/not-open";
import { usePlaces } from "../parts/use-places";
import { useAsked } from "./use-asked";
import { wrapped } from "../../../ui/theme/may-wrap";

/** What may be answered about one animal: what campaigns ask, and any published questionnaire for its species. */
export function AnimalPage({ animalId }: { animalId: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const places = usePlaces();
  const asked = useAsked();
  const surveys = useSurveys(false);
  const subject = places.subjectOf("animal", animalId);
  if (subject === null) return places.isKnown ? <NotOpen /> : <ListSkeleton />;
  const campaigns =
    asked.state === "data"
      ? asked.data.rows.filter(({ data }) =>
          askedSubjects(data, places).some(({ id }) => id === animalId),
        )
      : [];
  const choice = (id: string, to: string, name: string) => (
    <ButtonLink
      key={id}
      to={to}
      variant="default"
      h="auto"
      mih={52}
      py="xs"
      justify="flex-start"
      styles={wrapped}
    >
      {name}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t("assessment.actions.assessName", { name: subject.name })}
        crumbs={[{ label: t("assessment.title"), to: href("assessment") }]}
      />
      <Stack gap="lg">
        {campaigns.length > 0 && (
          <Panel title={t("assessment.headings.campaigns")}>
            <Stack gap="xs">
              {campaigns.map(({ id, data }) =>
                choice(
                  id,
                  answerAddress(subject, { campaignId: id }),
                  data.name,
                ),
              )}
            </Stack>
          </Panel>
        )}
        <Panel title={t("assessment.headings.surveys")}>
          <QueryState
            query={surveys}
            empty={<Text c="dimmed">{t("assessment.states.noSurvey")}</Text>}
          >
            {({ rows }) => (
              <Stack gap="xs">
                {rows
                  .filter(
                    ({ data }) =>
                      !data.archived &&
                      (data.surveySpecie.length === 0 ||
                        data.surveySpecie.includes(subject.specieId ?? "")),
                  )
                  .map(({ id, data }) =>
                    choice(
                      id,
                      answerAddress(subject, { surveyId: id }),
                      surveyName(data, language) ?? "—",
                    ),
                  )}
              </Stack>
            )}
          </QueryState>
        </Panel>
      </Stack>
    </>
  );
}
