import type { AnimalEntry } from "@domain/directory/kinds";
import { IconHeartbeat } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { roundModes, useAnimalRound } from "../animals/use-animal-round";
import type { Next } from "./round";
import { WayButton, WayRound } from "./way-round";

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

interface AnimalRoundProps {
  /** The id of what it is of, under which it is kept while it is typed. */
  about: string;
  /** Under which its way is kept, where that is another. */
  way?: string;
  /** What it is of, where what it goes back to does not say it. */
  facts?: string;
  /** Where it was begun. */
  back: { label: string; to: string };
  /** Where one goes on once values were given. */
  next?: Next;
  isIn: (animal: AnimalEntry) => boolean;
  /** The parameters that come before the others. */
  first?: readonly string[];
  /** One animal alone. */
  isSingle: boolean;
}

/** What is measured of some animals now, animal by animal or parameter by parameter. */
export function AnimalRound(props: AnimalRoundProps) {
  const { about, facts, back, next, isIn, isSingle, first } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [params, change] = usePageParams();
  const mode =
    params.get("mode") === "parameters" && !isSingle ? "parameters" : "animals";
  const live = useAnimalRound(isIn, mode, first);
  const [opened, setOpened] = useState(false);
  const way = props.way ?? about;
  return (
    <>
      <PageHeader
        title={t("measures.health.collect")}
        {...(facts !== undefined && { facts })}
        crumbs={[back]}
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
          onChange={(chosen) =>
            change({ mode: chosen === "parameters" ? chosen : null })
          }
        />
      )}
      <QueryState query={live} empty={<Nothing />}>
        {({ rows }) => (
          <WayRound
            about={about}
            way={mode === "parameters" ? `${way} ${mode}` : way}
            stops={rows}
            empty={<Nothing />}
            opened={opened}
            onClose={() => setOpened(false)}
            onCancel={() => void navigate(back.to)}
            next={next}
          />
        )}
      </QueryState>
    </>
  );
}
