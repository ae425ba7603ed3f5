import type { Share } from "@domain/analysis/proportion";
import type { Effect } from "@domain/enrichment/effect/effect";
import { responses } from "@domain/enrichment/session";
import { Group, Text, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import type { Fact } from "../../../ui/display/fact-list";
import { FactList } from "../../../ui/display/fact-list";
import { faces } from "../evaluation/faces";

/** That the data do not carry a figure. */
function CannotSay() {
  const { t } = useTranslation();
  return (
    <Text component="span" inherit c="dimmed">
      {t("enrichment.use.effect.cannotSay")}
    </Text>
  );
}

/** A share with its interval and of how many; never without. */
export function ShareWords({ share }: { share: Share | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const percent = (value: number) =>
    format.number(value, { style: "percent", maximumFractionDigits: 0 });
  if (share === null) return <CannotSay />;
  return (
    <span>
      {t("enrichment.use.effect.share", {
        share: percent(share.share),
        low: percent(share.interval.low),
        high: percent(share.interval.high),
        n: format.number(share.n),
      })}
    </span>
  );
}

/** What animals made of it: each face with how often, their mean, and of how many. */
export function ResponseWords({ effect }: { effect: Effect }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (effect.response === null) return <CannotSay />;
  return (
    <Group component="span" gap="xs" display="inline-flex">
      {responses.map((face) => {
        const { icon: Icon } = faces[face];
        return (
          <Group key={face} component="span" gap={2} wrap="nowrap">
            <Icon size={16} aria-hidden />
            <VisuallyHidden>
              {t(`enrichment.use.evaluation.responses.${face}`)}
            </VisuallyHidden>
            {format.number(effect.responses[face])}
          </Group>
        );
      })}
      <span>
        {t("enrichment.use.effect.mean", {
          mean: format.number(effect.response, {
            signDisplay: "exceptZero",
            maximumFractionDigits: 2,
          }),
          n: format.number(effect.responsesN),
        })}
      </span>
    </Group>
  );
}

/** How long ago it was placed for the last time. */
export function SinceWords({ effect }: { effect: Effect }) {
  const { t } = useTranslation();
  if (effect.daysSince === null) return <CannotSay />;
  return effect.daysSince === 0
    ? t("enrichment.use.effect.today")
    : t("enrichment.use.effect.days", { count: effect.daysSince });
}

/** The figures of what came of some sessions, one line each. */
export function EffectFigures({
  effect,
  further = [],
}: {
  effect: Effect;
  further?: readonly Fact[];
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <FactList
      facts={[
        {
          label: t("enrichment.use.effect.fields.used"),
          value: t("enrichment.use.effect.usedJudged", {
            used: format.number(effect.used),
            judged: format.number(effect.judged),
          }),
        },
        {
          label: t("enrichment.use.effect.fields.achieved"),
          value: <ShareWords share={effect.achieved} />,
        },
        {
          label: t("enrichment.use.effect.fields.response"),
          value: <ResponseWords effect={effect} />,
        },
        {
          label: t("enrichment.use.effect.fields.since"),
          value: <SinceWords effect={effect} />,
        },
        ...further,
      ]}
    />
  );
}
