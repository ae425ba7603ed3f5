import type { Diversity } from "@domain/analysis/diversity";
import type { Seen } from "@domain/enrichment/effect/effect";
import {
  effectForAnimal,
  effectOfSessions,
  varietyOf,
} from "@domain/enrichment/effect/effect";
import { instantToWall, startOfDay } from "@domain/time/paris";
import { addDays, daysInMonth } from "@domain/time/calendar-day";
import type { CalendarDay } from "@domain/time/calendar-day";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { Panel } from "../../../ui/page/panel";
import { EffectFigures } from "./effect-figures";

/** The month of Paris an instant lies in: its beginning, and that of the next. */
function monthOf(now: Date): { from: Date; until: Date } {
  const first = `${instantToWall(now).slice(0, 7)}-01` as CalendarDay;
  const [year = 0, month = 1] = first.split("-").map(Number);
  return {
    from: startOfDay(first),
    until: startOfDay(addDays(first, daysInMonth(year, month))),
  };
}

/** What came of an animal's sessions; they are handed in, as whoever shows them has read them. */
export function AnimalEffect({
  animalId,
  sessions,
}: {
  animalId: string;
  sessions: readonly Seen[];
}) {
  const { t } = useTranslation();
  const now = useNow();
  return (
    <Panel title={t("enrichment.use.effect.title")}>
      <EffectFigures effect={effectForAnimal(sessions, animalId, now)} />
    </Panel>
  );
}

interface EnclosureEffectProps {
  enclosureId: string;
  sessions: readonly Seen[];
  categoriesOf: (enrichmentId: string) => readonly string[];
}

/** The same of an enclosure, and how varied what it was given this month is. */
export function EnclosureEffect(props: EnclosureEffectProps) {
  const { enclosureId, sessions, categoriesOf } = props;
  const { t } = useTranslation();
  const now = useNow();
  const { objects, categories } = varietyOf(
    sessions,
    { enclosureId, ...monthOf(now) },
    categoriesOf,
  );
  const words = useVarietyWords();
  return (
    <Panel title={t("enrichment.use.effect.title")}>
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
    </Panel>
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
