import type { Diversity } from "@domain/analysis/diversity";
import type { Seen } from "@domain/enrichment/effect/effect";
import {
  effectForAnimal,
  effectOfSessions,
  varietyOf,
} from "@domain/enrichment/effect/effect";
import { effectSessionsMax } from "@domain/enrichment/effect/effect-queries";
import {
  sessionsOfAnimalQuery,
  sessionsOfEnclosureQuery,
} from "@domain/enrichment/session-queries";
import type { CalendarDay } from "@domain/time/calendar-day";
import { addDays, daysInMonth } from "@domain/time/calendar-day";
import { instantToWall, startOfDay } from "@domain/time/paris";
import { Button, Text } from "@mantine/core";
import { IconChartDots } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import {
  useLiveDocs,
  useLiveQueries,
  useNow,
} from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import { EffectFigures } from "./effect-figures";

interface Of {
  kind: "animal" | "enclosure";
  id: string;
}

/** What enrichment does for an animal, or in an enclosure; its sessions are read once somebody asks. */
export function PlaceEffect(of: Of) {
  const { t } = useTranslation();
  const [asked, ask] = useState(false);
  return (
    <Panel title={t("enrichment.use.effect.title")}>
      {asked ? (
        <Asked {...of} />
      ) : (
        <Button
          variant="default"
          leftSection={<IconChartDots size={16} aria-hidden />}
          onClick={() => ask(true)}
        >
          {t("enrichment.use.effect.show")}
        </Button>
      )}
    </Panel>
  );
}

function Asked({ kind, id }: Of) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const live = useLiveQueries([
    kind === "animal"
      ? sessionsOfAnimalQuery(zooId, id, effectSessionsMax)
      : sessionsOfEnclosureQuery(zooId, id, effectSessionsMax),
  ]);
  return (
    <QueryState query={live} isEmpty={() => false} empty={null}>
      {({ rows, full }) => {
        const sessions = rows.map(({ data }) => data);
        return (
          <>
            {kind === "animal" ? (
              <AnimalFigures animalId={id} sessions={sessions} />
            ) : (
              <EnclosureFigures enclosureId={id} sessions={sessions} />
            )}
            <Text size="sm" c="dimmed" mt="sm">
              {t("enrichment.use.effect.interval")}
              {full &&
                ` ${t("enrichment.use.effect.lastOnly", { count: effectSessionsMax })}`}
            </Text>
          </>
        );
      }}
    </QueryState>
  );
}

function AnimalFigures({
  animalId,
  sessions,
}: {
  animalId: string;
  sessions: readonly Seen[];
}) {
  return (
    <EffectFigures effect={effectForAnimal(sessions, animalId, useNow())} />
  );
}

/** The month of Paris an instant lies in: its beginning, and that of the next. */
function monthOf(now: Date): { from: Date; until: Date } {
  const first = `${instantToWall(now).slice(0, 7)}-01` as CalendarDay;
  const [year = 0, month = 1] = first.split("-").map(Number);
  return {
    from: startOfDay(first),
    until: startOfDay(addDays(first, daysInMonth(year, month))),
  };
}

/** The categories of these objects, as far as they are here. */
function useCategories(sessions: readonly Seen[]) {
  const ids = useMemo(
    () => [...new Set(sessions.map(({ enrichmentId }) => enrichmentId))].sort(),
    [sessions],
  );
  const docs = useLiveDocs("enrichments", ids);
  return (enrichmentId: string): readonly string[] => {
    const live = docs[ids.indexOf(enrichmentId)];
    return live?.state === "data" ? (live.data?.data.categories ?? []) : [];
  };
}

/** The same, and how varied what an enclosure was given this month is. */
function EnclosureFigures({
  enclosureId,
  sessions,
}: {
  enclosureId: string;
  sessions: readonly Seen[];
}) {
  const { t } = useTranslation();
  const now = useNow();
  const { objects, categories } = varietyOf(
    sessions,
    { enclosureId, ...monthOf(now) },
    useCategories(sessions),
  );
  const words = useVarietyWords();
  return (
    <EffectFigures
      effect={effectOfSessions(sessions, now)}
      further={[
        {
          label: t("enrichment.use.effect.fields.objects"),
          value: words(objects),
        },
        {
          label: t("enrichment.use.effect.fields.categories"),
          value: words(categories),
        },
      ]}
    />
  );
}

function useVarietyWords() {
  const { t } = useTranslation();
  const format = useFormat();
  return (diversity: Diversity | null): string =>
    diversity === null
      ? t("enrichment.use.effect.cannotSay")
      : t("enrichment.use.effect.variety", {
          richness: format.number(diversity.richness),
          shannon: format.number(diversity.shannon, {
            minimumFractionDigits: 2,
            maximumFractionDigits: 2,
          }),
          n: format.number(diversity.n),
        });
}
