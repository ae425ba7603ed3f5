import { gatherings } from "@domain/directory/gatherings";
import { href } from "@domain/pages";
import { IconHeartbeat } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useGatheringName } from "../../shared/animals/use-gatherings";
import { useDirectory } from "../../../data/hooks/use-names";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { WayButton, WayRound } from "../round/way-round";
import { RoundChoice } from "./round-choice";
import type { RoundOf } from "./use-animal-round";
import { roundModes, useAnimalRound } from "./use-animal-round";

/** What is measured of animals now: of those that the address names; else it asks of whom. */
export function CollectPage() {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const named = ([...gatherings, "animalId"] as const).flatMap((kind) => {
    const id = params.get(kind);
    return id === null ? [] : [{ kind, id }];
  });
  const [of] = named;
  if (of !== undefined) return <OfRound key={of.id} of={of} />;
  return (
    <>
      <PageHeader
        title={t("measures.health.collect")}
        crumbs={[
          {
            label: t("measures.health.title"),
            to: href("veterinaryParameters"),
          },
        ]}
      />
      <RoundChoice />
    </>
  );
}

function useNameOf({ kind, id }: RoundOf): string {
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId);
  const gatheringName = useGatheringName(zooId);
  return kind === "animalId"
    ? (animals.of(id)?.name ?? "")
    : gatheringName(kind, id);
}

function Nothing() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconHeartbeat}
      title={t("measures.round.nothing")}
      body={t("measures.health.round.nothingHelp")}
    />
  );
}

function OfRound({ of }: { of: RoundOf }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [params, change] = usePageParams();
  const isSingle = of.kind === "animalId";
  const mode =
    params.get("mode") === "parameters" && !isSingle ? "parameters" : "animals";
  const live = useAnimalRound(of, mode);
  const [opened, setOpened] = useState(false);
  const back = isSingle
    ? href("veterinaryParameters", { animalId: of.id })
    : href("veterinaryParameters", { tool: "collect" });
  return (
    <>
      <PageHeader
        title={t("measures.health.collect")}
        facts={useNameOf(of)}
        crumbs={[{ label: t("measures.health.title"), to: back }]}
        actions={<WayButton onClick={() => setOpened(true)} />}
      />
      {!isSingle && (
        <ChoiceChips
          label={t("measures.health.round.mode")}
          options={roundModes.map((value) => ({
            value,
            label: t(`measures.health.round.modes.${value}`),
          }))}
          value={mode}
          onChange={(next) =>
            change({ mode: next === "parameters" ? next : null })
          }
        />
      )}
      <QueryState query={live} empty={<Nothing />}>
        {({ rows }) => (
          <WayRound
            about={of.id}
            way={mode === "parameters" ? `${of.id} ${mode}` : of.id}
            stops={rows}
            empty={<Nothing />}
            opened={opened}
            onClose={() => setOpened(false)}
            onCancel={() => void navigate(back)}
          />
        )}
      </QueryState>
    </>
  );
}
