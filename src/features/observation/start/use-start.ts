import type { Campaign } from "@domain/campaign/campaign";
import { activeCampaignsQuery } from "@domain/campaign/campaign-queries";
import { publishedContextsQuery } from "@domain/context/context-queries";
import { publishedEthogramsQuery } from "@domain/ethogram/ethogram-queries";
import { askedSubjects } from "@domain/evaluation/asked-subjects";
import {
  channelsOf,
  fitsSpecies,
  hasObserved,
  observedAtFirst,
  observesFor,
} from "@domain/observation/collect/beginning";
import type { Channel } from "@domain/observation/obs-session";
import { observedMost } from "@domain/observation/obs-session";
import type { Language, LocalizedText } from "@domain/taxonomy/taxonomy";
import { languages, localized } from "@domain/taxonomy/taxonomy";
import { parisDay } from "@domain/time/paris";
import { useMemo, useState } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import type { Setting } from "../../../data/observation/writes";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useObservable } from "../parts/use-observable";

/** What an address or a campaign says of a session to be begun. */
export interface StartAt {
  enclosureId: string | null;
  campaignId: string | null;
  obsId: string | null;
  animalId: string | null;
}

/** What was chosen; null: nothing yet, so that what is known stands there. */
interface Chosen {
  campaignId: string | null;
  enclosureId: string | null;
  animalIds: readonly string[] | null;
  obsId: string | null;
  contextId: string | null;
  channels: readonly Channel[];
  interval: number;
  plannedMinutes: number | null;
  /** The value of a date field; null: now. */
  plannedFor: string | null;
}

const usualInterval = 60;

/** The choices of somebody who begins a session, and what they make. */
export function useStart(at: StartAt) {
  const { zooId, uid } = useReadySession();
  const language = useLanguage();
  const observable = useObservable();
  const { animals, animalOf, enclosureOf, enclosures, livingIn } = observable;
  const today = parisDay(useNow());
  const running = useLiveQueries([activeCampaignsQuery(zooId, today)]);
  const published = useLiveQueries([publishedEthogramsQuery()]);
  const contexts = useContexts();
  const [chosen, setChosen] = useState<Chosen>({
    ...at,
    animalIds: at.animalId === null ? null : [at.animalId],
    contextId: null,
    channels: ["focal"],
    interval: usualInterval,
    plannedMinutes: null,
    plannedFor: null,
  });
  const campaigns = useMemo(
    () =>
      running.state === "data"
        ? running.data.rows.filter(({ data }) => observesFor(data, uid, today))
        : [],
    [running, uid, today],
  );
  const campaign =
    campaigns.find(({ id }) => id === chosen.campaignId)?.data ?? null;
  const asked = useMemo(
    () => placesOf(campaign, { animals, enclosures, groups: [] }),
    [campaign, animals, enclosures],
  );
  const enclosureId =
    chosen.enclosureId ??
    animalOf(at.animalId ?? "")?.enclosureId ??
    (asked.enclosureIds.length === 1 ? (asked.enclosureIds[0] ?? null) : null);
  const living = livingIn(enclosureId);
  const channels = campaign === null ? chosen.channels : channelsOf(campaign);
  const isUnnamed =
    enclosureId !== null && observable.isKnown && living.length === 0;
  const usual = asked.animalIds.filter((id) =>
    living.some((animal) => animal.id === id),
  );
  const askedAbout = usual.length > 0 ? usual : living.map(({ id }) => id);
  const animalIds = (chosen.animalIds ?? observedAtFirst(channels, askedAbout))
    .filter((id) => living.some((animal) => animal.id === id))
    .slice(0, observedMost);
  // As long as nobody is chosen, it may be any of them.
  const specieIds = (animalIds.length > 0 ? animalIds : askedAbout).flatMap(
    (id) => animalOf(id)?.specieId ?? [],
  );
  const ethograms =
    published.state === "data"
      ? published.data.rows.filter(
          ({ data }) =>
            !data.archived &&
            data.publishedVersion !== null &&
            fitsSpecies(data, specieIds),
        )
      : [];
  // Of whom nobody is known yet, any would do as well as the first.
  const usualEthogram = enclosureId === null ? null : ethograms[0]?.id;
  const own = chosen.obsId ?? usualEthogram ?? null;
  const obsId = campaign?.obsId ?? own;
  const obsVersion =
    campaign?.obsVersion ??
    ethograms.find(({ id }) => id === obsId)?.data.publishedVersion ??
    null;
  const context = campaign ?? contexts.of(chosen.contextId);
  const enclosure = enclosureOf(enclosureId);
  const sectorId = enclosure?.sectorId ?? null;
  const mode = campaign?.mode ?? "normal";
  const setting: Setting | null =
    enclosureId === null ||
    // Where it lies is said with it: nothing begins before that is known.
    enclosure === undefined ||
    obsId === null ||
    obsVersion === null ||
    !hasObserved(
      channels,
      animalIds.length,
      observable.isKnown ? living.length : null,
    )
      ? null
      : {
          zooId,
          observerId: uid,
          campaignId: campaign === null ? null : chosen.campaignId,
          mode,
          sealed: mode === "expert",
          obsId,
          obsVersion,
          contextId: context.contextId,
          contextVersion: context.contextVersion,
          enclosureId,
          sectorIds: sectorId === null ? [] : [sectorId],
          animalIds,
          channels: [...channels],
          interval: channels.includes("scan") ? chosen.interval : null,
          plannedMinutes: chosen.plannedMinutes,
        };
  return {
    chosen,
    choose: (more: Partial<Chosen>) =>
      setChosen((before) => ({ ...before, ...more })),
    campaigns,
    campaign,
    /** Where a campaign asks; everywhere where none does. */
    enclosures:
      asked.enclosureIds.length === 0
        ? enclosures
        : enclosures.filter(({ id }) => asked.enclosureIds.includes(id)),
    enclosureId,
    enclosureName: enclosure?.name ?? "",
    living,
    /** Nobody lives there who has a name: flocks and fish are counted in scans. */
    isUnnamed,
    animalIds,
    ethograms: ethograms.map(({ id, data: { names } }) => ({
      id,
      name: nameIn(names, language, id),
    })),
    contexts: contexts.list,
    obsId,
    channels,
    setting,
  };
}

const nameIn = (names: LocalizedText, language: Language, id: string): string =>
  localized(
    names,
    language,
    languages.map((one) => names[one]).find((name) => !!name) ?? id,
  );

/** What can be asked once of a session that no campaign asks for, and the version in which it is. */
function useContexts() {
  const language = useLanguage();
  const live = useLiveQueries([publishedContextsQuery()]);
  const rows = live.state === "data" ? live.data.rows : [];
  const published = rows.filter(
    ({ data }) => !data.archived && data.publishedVersion !== null,
  );
  return {
    list: published.map(({ id, data }) => ({
      id,
      name: nameIn(data.names, language, id),
    })),
    of: (contextId: string | null) => {
      const found = published.find(({ id }) => id === contextId);
      return {
        contextId: found?.id ?? null,
        contextVersion: found?.data.publishedVersion ?? null,
      };
    },
  };
}

/** Whom a campaign asks about, and where they live. */
function placesOf(
  campaign: Campaign | null,
  places: Parameters<typeof askedSubjects>[1],
) {
  const subjects = campaign === null ? [] : askedSubjects(campaign, places);
  return {
    animalIds: subjects.flatMap(({ kind, id }) =>
      kind === "animal" ? [id] : [],
    ),
    enclosureIds: [
      ...new Set(subjects.flatMap(({ enclosureId }) => enclosureId ?? [])),
    ],
  };
}
