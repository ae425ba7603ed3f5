import type { CampaignTab } from "@domain/campaign/campaign";
import { statusesOfTab } from "@domain/campaign/campaign";
import { phaseOf } from "@domain/campaign/status";
import { speciesOf } from "@domain/campaign/subjects";
import { localized } from "@domain/taxonomy/taxonomy";
import { parisDay } from "@domain/time/paris";
import { IconTargetArrow } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCampaigns } from "../../../data/campaigns/use-campaigns";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import { useDirectory, useSpecies } from "../../../data/hooks/use-names";
import type { Row } from "../../../data/live-store";
import { useSearchTerm } from "../../../lib/carried-search";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import { FormFailure } from "../../../ui/form/form-failure";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { NothingFound } from "../../../ui/list/filter/nothing-found";
import { ListedRows } from "../../../ui/state/listed-rows";
import { matchesText } from "../../../ui/list/search-text";
import { useCampaignActions } from "../parts/use-campaign-actions";
import { useSurveyLabel } from "../parts/use-survey-label";
import { campaignFilter } from "./campaign-filter";
import { CampaignFilters } from "./campaign-filters";
import { CampaignTable } from "./campaign-table";

interface CampaignListProps {
  tab: CampaignTab;
  /** The way to make one; nothing for who may not. */
  make: ReactNode;
}

/** The campaigns of one tab: all of them read, as there are few. */
export function CampaignList({ tab, make }: CampaignListProps) {
  const { t } = useTranslation();
  const live = useCampaigns(statusesOfTab[tab]);
  return (
    <ListedRows
      list={{ live }}
      none={{
        icon: IconTargetArrow,
        title: t(`campaigns.states.none.${tab}`),
        body: t(`campaigns.states.noneHelp.${tab}`),
        ...(tab === "active" && { action: make }),
      }}
    >
      {(rows) => <Found rows={rows} />}
    </ListedRows>
  );
}

function Found({ rows }: { rows: readonly Row<"campaigns">[] }) {
  const { t } = useTranslation();
  const [{ kind, status, specieId }, change] = useFilter(campaignFilter);
  const [typed, setTyped] = useSearchTerm();
  const today = parisDay(useNow());
  const surveyLabel = useSurveyLabel();
  const { speciesOfRow, species } = useCampaignSpecies(rows);
  const actions = useCampaignActions();
  const found = rows.filter(
    (row) =>
      (kind === null || row.data.mode === kind) &&
      (status === null || phaseOf(row.data, today) === status) &&
      (specieId === null || speciesOfRow(row).includes(specieId)) &&
      matchesText(typed, [row.data.name, surveyLabel(row.data)]),
  );
  return (
    <>
      <CampaignFilters typed={typed} onTyped={setTyped} species={species} />
      <FormFailure failure={actions.failure} onRetry={actions.retry} />
      {found.length === 0 ? (
        <NothingFound
          icon={IconTargetArrow}
          title={t("campaigns.states.notFound")}
          onReset={() => {
            setTyped("");
            change({ kind: null, status: null, specieId: null });
          }}
        />
      ) : (
        <CampaignTable rows={found} actions={actions} />
      )}
    </>
  );
}

/** The species that these campaigns are about, by name. */
function useCampaignSpecies(rows: readonly Row<"campaigns">[]) {
  const { zooId } = useReadySession();
  const language = useLanguage();
  const { byName } = useFormat();
  const animals = useDirectory("animals", zooId);
  const own = useSpecies(zooId);
  const speciesOfRow = ({ data }: Row<"campaigns">) =>
    speciesOf(data, animals.list);
  const species = [...new Set(rows.flatMap(speciesOfRow))]
    .flatMap((id) => {
      const specie = own.of(id);
      if (specie === undefined) return [];
      const { names, specieName, specieLatinName } = specie;
      const name = localized(names, language, specieName || specieLatinName);
      return [{ id, name }];
    })
    .sort((a, b) => byName(a.name, b.name));
  return { speciesOfRow, species };
}
