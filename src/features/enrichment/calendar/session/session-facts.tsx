import type { EnrichmentSession } from "@domain/enrichment/session";
import { href } from "@domain/pages";
import { fullName } from "@domain/person/user";
import { Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import {
  comingName,
  standIn,
  unknownName,
  useDirectory,
  usePeople,
} from "../../../../data/hooks/use-names";
import { useFormat } from "../../../../lib/use-format";
import { NotGiven } from "../../../../ui/display/coming-name";
import type { Fact } from "../../../../ui/display/fact-list";
import { FactList } from "../../../../ui/display/fact-list";
import { TextLink } from "../../../../ui/display/text-link";
import { useLabels } from "../../use-labels";

interface SessionFactsProps {
  session: EnrichmentSession;
  /** What its object is called. */
  name: string;
}

/** What is planned or took place, where, for whom and what for. */
export function SessionFacts({ session, name }: SessionFactsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const goals = useLabels("goals");
  const { enrichmentId, goalIds, quantity, seriesId } = session;
  const facts: Fact[] = [
    {
      label: t("enrichment.calendar.fields.object"),
      value: (
        <TextLink to={href("enrichment", { enrichmentId })}>{name}</TextLink>
      ),
    },
    ...useTimes(session),
    {
      label: t("enrichment.calendar.fields.enclosures"),
      value: <Named kind="enclosures" ids={session.enclosureIds} />,
    },
    {
      label: t("enrichment.calendar.fields.animals"),
      value:
        session.animalIds.length === 0 ? (
          t("enrichment.calendar.states.allAnimals")
        ) : (
          <Named kind="animals" ids={session.animalIds} />
        ),
    },
    {
      label: t("enrichment.fields.quantity"),
      value: format.number(quantity),
    },
    {
      label: t("enrichment.fields.goals"),
      value:
        goalIds.length === 0
          ? t("enrichment.calendar.states.objectGoals")
          : format.list(goalIds.map(goals.nameOf)),
    },
  ];
  if (seriesId !== null)
    facts.push({
      label: t("enrichment.calendar.fields.repeats"),
      value: t("enrichment.calendar.states.series"),
    });
  return <FactList facts={facts} />;
}

/** When it was planned for, and when it took place. */
function useTimes(session: EnrichmentSession): Fact[] {
  const { t } = useTranslation();
  const format = useFormat();
  const people = usePeople(useReadySession().zooId);
  const { plannedFor, plannedUntil, placedAt, removedAt } = session;
  const { placedBy, removedBy } = session;
  const steps = [
    { field: "placedAt", at: placedAt, by: placedBy },
    { field: "removedAt", at: removedAt, by: removedBy },
  ] as const;
  const done = steps.flatMap(({ field, at, by }) => {
    if (at === null) return [];
    const one = by === null ? undefined : people.of(by);
    const name = one === undefined ? standIn(people, by) : fullName(one);
    return [
      {
        label: t(`enrichment.calendar.fields.${field}`),
        value: [format.dateTime(at), ...(name === null ? [] : [name])].join(
          " · ",
        ),
      },
    ];
  });
  return [
    {
      label: t("enrichment.calendar.fields.plannedFor"),
      value: format.dateTime(plannedFor),
    },
    {
      label: t("enrichment.calendar.fields.plannedUntil"),
      value:
        plannedUntil === null ? <NotGiven /> : format.dateTime(plannedUntil),
    },
    ...done,
  ];
}

/** The names of enclosures or animals, each a link to its page. */
function Named({
  kind,
  ids,
}: {
  kind: "enclosures" | "animals";
  ids: readonly string[];
}) {
  const { zooId } = useReadySession();
  const names = useDirectory(kind, zooId);
  const unknown = names.live.state === "loading" ? comingName : unknownName;
  return (
    <Group gap="xs">
      {ids.map((id) => (
        <TextLink
          key={id}
          to={
            kind === "animals"
              ? href("animal", { animalId: id })
              : href("enclosure", { enclosureId: id })
          }
        >
          {names.of(id)?.name ?? unknown}
        </TextLink>
      ))}
    </Group>
  );
}
