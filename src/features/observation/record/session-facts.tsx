import type { ObsSession } from "@domain/observation/obs-session";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { FactList } from "../../../ui/display/fact-list";
import { TextLink } from "../../../ui/display/text-link";
import { useLengthWords } from "../parts/use-length-words";
import type { SessionNames } from "../parts/use-session-names";
import { useAskedNames } from "../parts/use-session-names";

interface SessionFactsProps {
  session: ObsSession;
  /** When it was over, as it stands with what was put right. */
  endedAt: Date | null;
  names: SessionNames;
}

/** Who collected where, when, how and in what words. */
export function SessionFacts({ session, endedAt, names }: SessionFactsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const length = useLengthWords();
  const { campaignId, obsId, interval, plannedMinutes, startedAt } = session;
  const asked = useAskedNames([obsId], campaignId === null ? [] : [campaignId]);
  const at = (date: Date | null) =>
    date === null ? "—" : format.dateTime(date);
  return (
    <FactList
      facts={[
        {
          label: t("observation.list.fields.observer"),
          value: names.person(session.observerId),
        },
        {
          label: t("observation.list.fields.enclosure"),
          value: (
            <TextLink
              to={href("enclosure", { enclosureId: session.enclosureId })}
            >
              {names.enclosure(session.enclosureId)}
            </TextLink>
          ),
        },
        {
          label: t("observation.record.fields.startedAt"),
          value: at(startedAt),
        },
        { label: t("observation.record.fields.endedAt"), value: at(endedAt) },
        ...(plannedMinutes === null
          ? []
          : [
              {
                label: t("observation.record.fields.planned"),
                value: length(plannedMinutes * 60_000),
              },
            ]),
        {
          label: t("observation.list.fields.ethogram"),
          value: t("observation.record.states.versionOf", {
            name: asked.ethogram(obsId),
            version: session.obsVersion,
          }),
        },
        {
          label: t("observation.list.fields.channels"),
          value: session.channels
            .map((one) => t(`observation.list.channels.${one}`))
            .join(", "),
        },
        ...(interval === null
          ? []
          : [
              {
                label: t("observation.record.fields.interval"),
                value: length(interval * 1000),
              },
            ]),
        ...(campaignId === null
          ? []
          : [
              {
                label: t("observation.list.fields.campaign"),
                value: (
                  <TextLink to={href("campaign", { campaignId })}>
                    {asked.campaign(campaignId)}
                  </TextLink>
                ),
              },
            ]),
        ...(session.note === null
          ? []
          : [
              {
                label: t("observation.record.fields.note"),
                value: session.note,
              },
            ]),
      ]}
    />
  );
}
