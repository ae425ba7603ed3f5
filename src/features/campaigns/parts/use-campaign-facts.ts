import type { Campaign } from "@domain/campaign/campaign";
import { asksStaff } from "@domain/campaign/fitting";
import { observes } from "@domain/campaign/flaws";
import { aimedAt } from "@domain/campaign/progress";
import { countOfSpecies } from "@domain/campaign/subjects";
import { localized } from "@domain/taxonomy/taxonomy";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import {
  comingName,
  useDirectory,
  useSpecies,
} from "../../../data/hooks/use-names";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import type { Fact } from "../../../ui/display/fact-list";
import {
  totalKey,
  useCampaignWords,
  usePersonName,
} from "./use-campaign-words";
import type { Observed } from "./use-observed-facts";
import { useObservedFacts } from "./use-observed-facts";
import { useSubjects } from "./use-subjects";
import { useSurveyLabel } from "./use-survey-label";

/** What a campaign, or a form of one that is whole, says of itself. */
type ToldCampaign = Pick<
  Campaign,
  | "name"
  | "description"
  | "mode"
  | "collects"
  | "surveyId"
  | "surveyVersion"
  | keyof Observed
  | "partialCollection"
  | "specieIds"
  | "animalIds"
  | "groupIds"
  | "enclosureIds"
  | "participants"
  | "experts"
  | "startDate"
  | "endDate"
  | "autoRenewal"
  | "targets"
  | "alerts"
>;

/** So many names stand in one fact. */
const namedMost = 12;

/** Names as a list of the language; of many the first, and how many more there are. */
function useNameList(): (names: readonly string[]) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (names) => {
    const rest = names.length - namedMost;
    return rest <= 0
      ? format.list(names)
      : t("campaigns.states.andMore", {
          names: names.slice(0, namedMost).join(", "),
          count: rest,
        });
  };
}

/** A campaign as facts, by the steps in which they are given; what it observes by is looked up. */
export function useCampaignFacts(observed: Observed) {
  const { t } = useTranslation();
  const words = useCampaignWords();
  const surveyLabel = useSurveyLabel();
  const observedFacts = useObservedFacts(observed);
  const personName = usePersonName();
  const list = useNameList();
  const whom = useWhomFacts();
  const participantsOf = ({ mode, participants }: ToldCampaign): string => {
    if (!asksStaff(mode)) return t("campaigns.states.pupils");
    return participants.length === 0
      ? t("campaigns.states.everybody")
      : list(participants.map(personName));
  };
  const targetsOf = (campaign: ToldCampaign): string => {
    const aimed = aimedAt(campaign);
    return aimed.length === 0
      ? words.target(undefined, campaign.collects[0])
      : list(aimed.map((one) => words.target(campaign.targets[one], one)));
  };
  return (campaign: ToldCampaign) => ({
    what: [
      { label: t("campaigns.fields.name"), value: campaign.name },
      ...(campaign.description === null
        ? []
        : [
            {
              label: t("campaigns.fields.description"),
              value: campaign.description,
            },
          ]),
      {
        label: t("campaigns.fields.mode"),
        value: t(`campaigns.options.mode.${campaign.mode}`),
      },
      {
        label: t("campaigns.fields.collects"),
        value: campaign.collects
          .map((one) => t(`campaigns.monitoring.tabs.${one}`))
          .join(" · "),
      },
      ...(campaign.collects.includes("quiz")
        ? [
            {
              label: t("campaigns.fields.surveyId"),
              value: surveyLabel(campaign),
            },
            {
              label: t("campaigns.fields.partialCollection"),
              value: t(
                campaign.partialCollection
                  ? "campaigns.states.partial"
                  : "campaigns.states.whole",
              ),
            },
          ]
        : []),
      ...(observes(campaign) ? observedFacts : []),
    ],
    whom: whom(campaign),
    who: [
      {
        label: t("campaigns.fields.participants"),
        value: participantsOf(campaign),
      },
      ...(campaign.mode === "expert"
        ? [
            {
              label: t("campaigns.fields.experts"),
              value: list(campaign.experts.map(personName)),
            },
          ]
        : []),
    ],
    when: [
      { label: t("campaigns.fields.dates"), value: words.dates(campaign) },
      ...(asksStaff(campaign.mode)
        ? [
            {
              label: t("campaigns.fields.targets"),
              value: targetsOf(campaign),
            },
          ]
        : []),
      {
        label: t("campaigns.fields.autoRenewal"),
        value: t(
          `campaigns.options.renewal.${campaign.autoRenewal?.period ?? "none"}`,
        ),
      },
      ...(asksStaff(campaign.mode)
        ? [
            {
              label: t("campaigns.fields.alertBehind"),
              value: t(
                campaign.alerts.behind
                  ? "campaigns.states.behindTold"
                  : "campaigns.critical.none",
              ),
            },
          ]
        : []),
      ...(asksStaff(campaign.mode) && campaign.collects.includes("quiz")
        ? [
            {
              label: t("campaigns.fields.criticalAt"),
              value: words.critical(campaign.alerts.criticalAt),
            },
          ]
        : []),
    ],
  });
}

function useWhomFacts(): (campaign: ToldCampaign) => Fact[] {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const language = useLanguage();
  const list = useNameList();
  const animals = useDirectory("animals", zooId);
  const groups = useDirectory("groups", zooId);
  const enclosures = useDirectory("enclosures", zooId);
  const species = useSpecies(zooId);
  const subjects = useSubjects();
  const specieName = (id: string): string => {
    const found = species.of(id);
    if (found === undefined) return comingName;
    const { names, specieName: name, specieLatinName } = found;
    return localized(names, language, name || specieLatinName);
  };
  const named = {
    animalIds: animals,
    groupIds: groups,
    enclosureIds: enclosures,
  };
  return (campaign) => [
    ...(campaign.specieIds.length === 0
      ? []
      : [
          {
            label: t("campaigns.fields.specieIds"),
            value: t("campaigns.states.speciesWith", {
              names: list(campaign.specieIds.map(specieName)),
              count: countOfSpecies(campaign, animals.list),
            }),
          },
        ]),
    ...(["animalIds", "groupIds", "enclosureIds"] as const)
      .filter((kind) => campaign[kind].length > 0)
      .map((kind) => ({
        label: t(`campaigns.fields.${kind}`),
        value: list(
          campaign[kind].map((id) => named[kind].of(id)?.name ?? comingName),
        ),
      })),
    {
      label: t("campaigns.fields.total"),
      value: t(totalKey(campaign), {
        count: subjects(campaign)?.length ?? 0,
      }),
    },
  ];
}
