import type { Profile } from "@domain/profile/profile";
import { profilesFor } from "@domain/profile/profile";
import { profilesQuery } from "@domain/profile/profile-queries";
import type { Weighting } from "@domain/evaluation/score/score";
import { localized } from "@domain/taxonomy/taxonomy";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import { useLanguage } from "../../../lib/i18n/use-language";
import { Select } from "../../../ui/form/fields/choosers";
import { usePageParams } from "../../../ui/list/search-params";

const equal: Weighting = [];

interface ChosenProfile {
  profileId: string | null;
  weighting: Weighting;
  profiles: readonly Profile[];
  /** Profiles are asked for once somebody looks for one. */
  want: () => void;
}

/** The profile by which the address has results read, among those of these species; none: each criterion counts 1. */
export function useChosenProfile(specieIds: readonly string[]): ChosenProfile {
  const { zooId } = useReadySession();
  const [params] = usePageParams();
  const profileId = params.get("profileId");
  const [wanted, setWanted] = useState(false);
  const species = useDirectory("species", zooId);
  const live = useLiveQueries(
    wanted || profileId !== null ? [profilesQuery()] : null,
  );
  const all = live.state === "data" ? live.data.rows.map((r) => r.data) : [];
  const fitting = new Set(
    specieIds.flatMap((specieId) => {
      const entry = species.of(specieId);
      const lineage = {
        specieId,
        familyId: entry?.familyId ?? null,
        orderId: entry?.orderId ?? null,
      };
      return profilesFor(all, lineage);
    }),
  );
  const chosen = all.find((one) => one.profileId === profileId) ?? null;
  return {
    profileId: chosen?.profileId ?? null,
    weighting: chosen?.criteria ?? equal,
    profiles: [...new Set([...(chosen === null ? [] : [chosen]), ...fitting])],
    want: () => setWanted(true),
  };
}

/** Chooses by which profile the whole is weighed. */
export function ProfileChoice({ chosen }: { chosen: ChosenProfile }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [, change] = usePageParams();
  return (
    <Select
      label={t("results.profile.label")}
      description={t("results.profile.help")}
      placeholder={t("results.profile.none")}
      nothingFoundMessage={t("results.profile.nothing")}
      clearable
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      maw={420}
      onDropdownOpen={chosen.want}
      value={chosen.profileId}
      onChange={(profileId) => change({ profileId })}
      data={chosen.profiles.map(({ profileId, names }) => ({
        value: profileId,
        label: localized(names, language, profileId),
      }))}
    />
  );
}
