import { campaignsQuery } from "@domain/campaign/campaign-queries";
import { speciesOf } from "@domain/campaign/subjects";
import { campaignEvaluationsQueries } from "@domain/evaluation/evaluation-queries";
import { resultsOf } from "@domain/evaluation/results/results";
import { href } from "@domain/pages";
import { Flex, Stack, Text } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import type { OfRecord } from "../../slot-table";
import { ScoreBar } from "../charts/score-bar";
import type { ResultData } from "../data/result-data";
import { useResultData } from "../data/use-result-data";
import { useScoreWords } from "../parts/use-score-words";

/** So many of the campaign are read, the latest, of whatever species: more than most hold. */
const readMost = 200;

/** More campaigns than are active at once. */
const activeMost = 30;

/** How the animals of a species scored in the campaign that began last and asks about them; nothing where none does. */
export function Component({ id: specieId }: OfRecord) {
  const { zooId } = useReadySession();
  const live = useLiveQueries([campaignsQuery(zooId, ["active"], activeMost)]);
  const isAny = live.state === "data" && live.data.rows.length > 0;
  const animals = useDirectory("animals", isAny ? zooId : null);
  const campaign =
    live.state === "data"
      ? live.data.rows.find(({ data }) =>
          speciesOf(data, animals.list).includes(specieId),
        )
      : undefined;
  return campaign === undefined ? null : (
    <OfCampaign
      campaignId={campaign.id}
      name={campaign.data.name}
      specieId={specieId}
    />
  );
}

interface OfCampaignProps {
  campaignId: string;
  name: string;
  specieId: string;
}

function OfCampaign({ campaignId, name, specieId }: OfCampaignProps) {
  const { t } = useTranslation();
  const session = useReadySession();
  const live = useResultData(
    campaignEvaluationsQueries(session, campaignId, readMost),
  );
  if (live.state !== "data") return null;
  const { isFull, rows } = live.data;
  const isAbout = live.data.evaluations.some(
    ({ subjectId }) => live.data.names.subject(subjectId).specieId === specieId,
  );
  // Where some were not read, those of the species may be among them.
  return isAbout || isFull ? (
    <Panel
      title={t("results.here.ofSpecies", { name })}
      aside={
        <TextLink to={href("quizzResult", { campaignId })} size="sm">
          {t("results.here.results")}
        </TextLink>
      }
    >
      {isAbout ? (
        <Scores data={live.data} specieId={specieId} />
      ) : (
        <Text c="dimmed">{t("results.beside.nobody")}</Text>
      )}
      {isFull && (
        <Text size="sm" c="dimmed" mt="sm">
          {t("results.beside.cut", { n: rows.length })}
        </Text>
      )}
    </Panel>
  ) : null;
}

/** Each animal counts once, with its last evaluation; the line goes from the lowest to the highest. */
function Scores({ data, specieId }: { data: ResultData; specieId: string }) {
  const { t } = useTranslation();
  const words = useScoreWords();
  const { evaluations, forms, names } = data;
  const { criteria, subjects } = useMemo(() => {
    const last = new Map(
      evaluations
        .filter(
          ({ subjectId }) => names.subject(subjectId).specieId === specieId,
        )
        .map((one) => [one.subjectId, one]),
    );
    return resultsOf([...last.values()], forms);
  }, [evaluations, forms, names, specieId]);
  return (
    <Stack component="ul" gap="md" m={0} p={0}>
      {criteria.map(({ categoryId, value, n, silence }) => {
        const scores = subjects.flatMap(
          (one) => one.criteria.get(categoryId)?.value ?? [],
        );
        const spread =
          scores.length === 0
            ? null
            : { low: Math.min(...scores), high: Math.max(...scores) };
        const range = { low: null, high: null, ...spread, value };
        return (
          <Stack
            key={categoryId}
            component="li"
            gap={4}
            style={{ listStyle: "none" }}
          >
            <Flex justify="space-between" columnGap="md" wrap="wrap">
              <Text fw={500}>{names.criterion(categoryId)}</Text>
              <Text style={{ fontVariantNumeric: "tabular-nums" }}>
                {value === null || spread === null
                  ? words.range(range, silence)
                  : t("results.beside.others", {
                      mean: words.score(value),
                      low: words.score(spread.low),
                      high: words.score(spread.high),
                      n,
                    })}
              </Text>
            </Flex>
            <ScoreBar {...range} />
          </Stack>
        );
      })}
    </Stack>
  );
}
