import { dueOf } from "@domain/automation/template-form";
import { nextMaking } from "@domain/automation/waiting";
import { recordHref } from "@domain/pages";
import { taskTextsWhere } from "@domain/task/task";
import { nextTemplateQueries } from "@domain/task/work-queries";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import type { Fact } from "../../../ui/display/fact-list";
import { TextLink } from "../../../ui/display/text-link";
import { useScheduleWords } from "../../shared/recurrence/use-schedule-words";
import { useDueWords } from "../fields/use-due-words";
import { Slot } from "../../slots";
import { PersonNames } from "../parts/person-name";
import { TargetNames } from "../parts/target-names";
import { useToldFact } from "../parts/use-told-fact";
import { useTrackFacts } from "./history/use-track-facts";

/** Those that are no prose, which stands above. */
const shortTexts = taskTextsWhere(({ rows }) => rows === 1);

/** The one that goes on from an automation that was ended; null where there is none, and while it is not known. */
function useFollowing({ id, data }: Row<"taskTemplates">): string | null {
  const session = useReadySession();
  const live = useLiveQueries(
    data.schedule.endsBefore === null ? null : nextTemplateQueries(session, id),
  );
  return live.state === "data" ? (live.data.rows[0]?.id ?? null) : null;
}

/** The automation before this one, and the one that goes on from it. */
function useBesideFacts(row: Row<"taskTemplates">): Fact[] {
  const { t } = useTranslation();
  const following = useFollowing(row);
  const { continuesId } = row.data;
  const beside = [
    { what: "continues", word: "before", id: continuesId },
    { what: "continued", word: "after", id: following },
  ] as const;
  return beside.flatMap(({ what, word, id }) =>
    id === null
      ? []
      : [
          {
            label: t(`tasks.automations.fields.${what}`),
            value: (
              <TextLink to={recordHref("taskTemplates", id)}>
                {t(`tasks.automations.dates.${word}`)}
              </TextLink>
            ),
          },
        ],
  );
}

/** What is to be known of an automation: when it runs, how well it is kept to, and what it makes. */
export function useAutomationFacts(row: Row<"taskTemplates">): Fact[] {
  const { id, data: template } = row;
  const { t } = useTranslation();
  const format = useFormat();
  const words = useScheduleWords()(template.schedule);
  const now = useNow();
  const dateOf = (date: Date | "soon" | null) => {
    if (date === "soon") return t("tasks.automations.soon");
    return date === null ? t("tasks.automations.none") : format.dateTime(date);
  };
  const { schedule } = template;
  const dueWords = useDueWords();
  const toldFact = useToldFact();
  const track = useTrackFacts(id);
  const beside = useBesideFacts(row);
  return [
    // Beside its next dates an active one has it in words already.
    ...(template.status === "active"
      ? []
      : [
          {
            label: t("tasks.automations.fields.frequency"),
            value: words.map((word) => <div key={word}>{word}</div>),
          },
        ]),
    {
      label: t("tasks.automations.fields.nextRun"),
      value: dateOf(nextMaking(template, now)),
    },
    {
      label: t("tasks.automations.fields.lastRun"),
      value: dateOf(template.lastRun),
    },
    {
      label: t("tasks.automations.fields.executionCount"),
      value: format.number(template.executionCount),
    },
    ...track,
    ...beside,
    ...(template.skippedCount === 0
      ? []
      : [
          {
            label: t("tasks.automations.fields.skippedCount"),
            value: format.number(template.skippedCount),
          },
        ]),
    {
      label: t("tasks.fields.missedRunPolicy"),
      value: t(`tasks.options.missedRunPolicy.${template.missedRunPolicy}`),
    },
    ...(template.closingPolicy === "ignore"
      ? []
      : [
          {
            label: t("tasks.fields.closingPolicy"),
            value: t(`tasks.options.closingPolicy.${template.closingPolicy}`),
          },
        ]),
    { label: t("tasks.fields.dueAt"), value: dueWords(dueOf(schedule)) },
    ...(template.visibilityLeadTime === null
      ? []
      : [
          {
            label: t("tasks.fields.leadTime"),
            value: t(`tasks.options.leadTime.${template.visibilityLeadTime}`),
          },
        ]),
    {
      label: t("tasks.fields.type"),
      value: t(`tasks.options.type.${template.type}`),
    },
    ...shortTexts.flatMap((name) =>
      template[name] === null
        ? []
        : [{ label: t(`tasks.fields.${name}`), value: template[name] }],
    ),
    {
      label: t(`tasks.options.level.${template.target.level}`),
      value: <TargetNames target={template.target} />,
    },
    ...(template.collect === null
      ? []
      : [
          {
            label: t("tasks.fields.collect"),
            value: (
              <Slot
                name="tasks.asked"
                props={{ collect: template.collect, at: null }}
              />
            ),
          },
        ]),
    {
      label: t("tasks.fields.responsible"),
      value:
        template.responsibleIds.length === 0 ? (
          t("tasks.states.sectorTeam")
        ) : (
          <PersonNames ids={template.responsibleIds} />
        ),
    },
    ...(template.tags.length === 0
      ? []
      : [{ label: t("tasks.fields.tags"), value: template.tags.join(", ") }]),
    toldFact(template),
  ];
}
