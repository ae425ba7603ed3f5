import { talliedAs } from "@domain/finding/finding";
import { Button } from "@mantine/core";
import { IconArchive } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import {
  defineFilter,
  flag,
  someOf,
  useFilter,
} from "../../../ui/list/filter/define-filter";
import { FilterBar } from "../../../ui/list/filter/filter-bar";
import { FilterChoice } from "../../../ui/list/filter/filter-choice";

/** Those that were put away, where the address asks for them; else the others. */
export const findingFilter = defineFilter({
  dismissed: flag,
  kind: someOf(talliedAs),
});

/** Those that were put away, or the others, as what they are counted. */
export function FindingFilters() {
  const { t } = useTranslation();
  const [{ dismissed, kind }, change] = useFilter(findingFilter);
  return (
    <FilterBar label={t("measures.findings.filter.label")}>
      <Button
        variant={dismissed ? "light" : "default"}
        fw={500}
        px="md"
        aria-pressed={dismissed}
        leftSection={<IconArchive size={16} aria-hidden />}
        onClick={() => change({ dismissed: !dismissed, kind: null })}
      >
        {t("measures.findings.filter.dismissed")}
      </Button>
      {!dismissed && (
        <FilterChoice
          label={t("measures.findings.filter.state")}
          all={t("measures.findings.filter.allStates")}
          values={talliedAs}
          labelOf={(one) =>
            one === "open" || one === "acted"
              ? t(`measures.findings.states.${one}`)
              : t(`measures.findings.verdicts.${one}`)
          }
          value={kind}
          onChange={(one) => change({ kind: one })}
        />
      )}
    </FilterBar>
  );
}
