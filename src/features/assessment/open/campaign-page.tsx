import type { Campaign } from "@domain/campaign/campaign";
import { observedNow } from "@domain/campaign/standing";
import type { Standing, Subject } from "@domain/evaluation/asked-subjects";
import { asksFor, takesAnswers } from "@domain/evaluation/asked-subjects";
import { href } from "@domain/pages";
import { parisDay, startOfDay } from "@domain/time/paris";
import { Group, Stack, Text, Title } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc, useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import { TextLink } from "../../../ui/display/text-link";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { SearchField } from "../../../ui/list/filter/filter-bar";
import { matchesText } from "../../../ui/list/search-text";
import { PageHeader } from "../../../ui/page/page-header";
import { QueryState } from "../../../ui/state/query-state";
import { StandingMark } from "../../shared/evaluations/standing-mark";
import { answerAddress } from "../parts/addresses";
import { NotOpen } from "../parts/not-open";
import type { Run } from "../parts/use-run";
import { useRun } from "../parts/use-run";

/** Whom a campaign asks about, place by place on the way through them. */
export function CampaignPage({ campaignId }: { campaignId: string }) {
  const live = useLiveDoc("campaigns", campaignId);
  const today = parisDay(useNow());
  return (
    <QueryState query={live} empty={<NotOpen />}>
      {(row) => {
        if (row === null) return null;
        if (takesAnswers(row.data, today))
          return <OfCampaign campaignId={campaignId} campaign={row.data} />;
        return observedNow(row.data, today).length > 0 ? (
          <Navigate
            to={href("obsSession", { mode: "create", campaignId })}
            replace
          />
        ) : (
          <NotOpen campaign={row.data} />
        );
      }}
    </QueryState>
  );
}

interface OfCampaignProps {
  campaignId: string;
  campaign: Campaign;
}

type By = "enclosure" | "group";

const bySubject = (subject: Subject, by: By) =>
  by === "enclosure" ? subject.enclosureId : subject.groupId;

/** The subjects by their place, in the order in which the places come. */
function placed(
  subjects: readonly Subject[],
  by: By,
): Map<string | null, Subject[]> {
  const found = new Map<string | null, Subject[]>();
  for (const one of subjects) {
    const place = bySubject(one, by);
    found.set(place, [...(found.get(place) ?? []), one]);
  }
  return found;
}

function OfCampaign({ campaignId, campaign }: OfCampaignProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { uid } = useReadySession();
  const isAsked = asksFor(campaign, uid, parisDay(useNow()));
  const run = useRun(campaignId, campaign);
  const [typed, setTyped] = useState("");
  const [by, setBy] = useState<By>("enclosure");
  const found = run.subjects.filter(({ name, enclosureId }) =>
    matchesText(typed, [name, run.places.nameOf(enclosureId)]),
  );
  const hasGroups = run.subjects.some(
    ({ kind, groupId }) => kind === "animal" && groupId !== null,
  );
  const until = t("assessment.fields.until", {
    date: format.date(startOfDay(campaign.endDate)),
  });
  const far = t("assessment.states.doneOf", {
    done: run.done,
    count: run.subjects.length,
  });
  return (
    <>
      <PageHeader
        title={campaign.name}
        facts={
          campaign.targets.quiz === undefined ? until : `${far} · ${until}`
        }
        crumbs={[{ label: t("assessment.title"), to: href("assessment") }]}
      />
      <Stack gap="lg">
        {!isAsked && <Text>{t("assessment.states.notAsked")}</Text>}
        <Group gap="md" align="flex-end">
          <SearchField
            label={t("assessment.fields.search")}
            value={typed}
            onChange={setTyped}
          />
          {hasGroups && (
            <ChoiceChips
              label={t("assessment.fields.by")}
              options={(["enclosure", "group"] as const).map((value) => ({
                value,
                label: t(`assessment.options.by.${value}`),
              }))}
              value={by}
              onChange={setBy}
            />
          )}
        </Group>
        {found.length === 0 && (
          <Text c="dimmed">{t("assessment.states.nothingFound")}</Text>
        )}
        {[...placed(found, by)].map(([place, subjects]) => (
          <PlaceSection
            key={place ?? ""}
            campaignId={campaignId}
            run={run}
            place={place}
            subjects={subjects}
            isAsked={isAsked}
          />
        ))}
      </Stack>
    </>
  );
}

interface PlaceSectionProps {
  campaignId: string;
  run: Run;
  /** null: those who are nowhere. */
  place: string | null;
  subjects: readonly Subject[];
  /** Whether somebody answers it: for others its names lead nowhere. */
  isAsked: boolean;
}

/** The subjects of one place, and the way through them in one go. */
function PlaceSection(props: PlaceSectionProps) {
  const { campaignId, run, place, subjects, isAsked } = props;
  const { t } = useTranslation();
  const name = run.places.nameOf(place) || t("assessment.states.nowhere");
  const mark = (standing: Standing) => (
    <StandingMark
      standing={standing}
      label={t(`assessment.options.standing.${standing}`)}
    />
  );
  const wanted = subjects.filter(({ kind, id }) => {
    const standing = run.standing(id);
    return kind === "animal" && (standing === "due" || standing === "late");
  });
  const [first] = wanted;
  return (
    <section aria-label={name}>
      <Group justify="space-between" gap="sm" mb="xs">
        <Title order={2} size="h4">
          {name}
        </Title>
        {isAsked && first && place !== null && wanted.length > 1 && (
          <ButtonLink
            to={answerAddress(first, { campaignId }, { place, from: null })}
            variant="light"
            mih={44}
            rightSection={<IconArrowRight size={18} aria-hidden />}
          >
            {t("assessment.actions.oneGo", { count: wanted.length })}
          </ButtonLink>
        )}
      </Group>
      <Stack gap={0} component="ul" p={0} m={0}>
        {subjects.map((subject) => (
          <Group
            key={subject.id}
            component="li"
            justify="space-between"
            wrap="nowrap"
            mih={48}
            style={{
              listStyle: "none",
              borderBottom: "1px solid var(--app-line)",
            }}
          >
            {isAsked ? (
              <TextLink
                to={answerAddress(subject, { campaignId })}
                style={{ paddingBlock: 12, flex: 1 }}
              >
                {subject.name}
              </TextLink>
            ) : (
              <Text component="span">{subject.name}</Text>
            )}
            {mark(run.standing(subject.id))}
          </Group>
        ))}
      </Stack>
    </section>
  );
}
