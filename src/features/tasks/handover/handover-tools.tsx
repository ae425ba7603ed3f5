import { readsAllTasks } from "@domain/access/reach";
import { mySectorIds } from "@domain/access/session";
import { handoverSpans } from "@domain/task/handover/handover";
import { fieldOfInstant, instantOfField } from "@domain/time/date-field";
import { Button, Group, Stack } from "@mantine/core";
import { IconCheck, IconCopy, IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSectors } from "../../../data/hooks/use-names";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { DateTimeField } from "../../../ui/form/fields/date-field";
import { FilterBar } from "../../../ui/list/filter/filter-bar";
import { FilterChoice } from "../../../ui/list/filter/filter-choice";
import { usePageParams } from "../../../ui/list/search-params";
import type { AskedHandover } from "./use-handover-wish";

interface HandoverToolsProps {
  wish: AskedHandover;
  /** What is shown, as text. */
  textOf: () => string;
}

/** Since when, of which sector, and the ways out of the page. */
export function HandoverTools({ wish, textOf }: HandoverToolsProps) {
  const { t } = useTranslation();
  const [, change] = usePageParams();
  const { asked, since } = wish;
  return (
    <Stack gap="md">
      <ChoiceChips
        label={t("tasks.handover.fields.span")}
        options={handoverSpans.map((value) => ({
          value,
          label: t(`tasks.handover.spans.${value}`),
        }))}
        value={asked instanceof Date ? null : asked}
        onChange={(span) => change({ since: span === "last" ? null : span })}
      />
      <FilterBar label={t("tasks.handover.filter")}>
        <DateTimeField
          label={t("tasks.handover.fields.since")}
          description={t("tasks.handover.help.since")}
          value={fieldOfInstant(since)}
          onChange={(value) =>
            change({ since: instantOfField(value)?.toISOString() ?? null })
          }
        />
        <SectorChoice sectorId={wish.sectorId} />
        <WaysOut textOf={textOf} />
      </FilterBar>
    </Stack>
  );
}

function SectorChoice({ sectorId }: Pick<AskedHandover, "sectorId">) {
  const { t } = useTranslation();
  const session = useReadySession();
  const { rows, of } = useSectors(session.zooId);
  const [, change] = usePageParams();
  const mine = mySectorIds(session.access);
  const ids = rows
    .map(({ id }) => id)
    .filter((id) => readsAllTasks(session) || mine.includes(id));
  if (ids.length < 2) return null;
  return (
    <FilterChoice
      label={t("tasks.fields.sector")}
      all={t(
        mine.length === 0
          ? "tasks.list.allSectors"
          : "tasks.handover.states.mySectors",
      )}
      values={ids}
      labelOf={(id) => of(id)?.sectorName ?? "—"}
      value={sectorId}
      onChange={(id) => change({ sectorId: id })}
    />
  );
}

function WaysOut({ textOf }: Pick<HandoverToolsProps, "textOf">) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOf());
      setCopied(true);
    } catch {
      // What the page shows can be marked and copied by hand.
      setCopied(false);
    }
  };
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Group gap="sm">
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {t("tasks.handover.actions.print")}
      </Button>
      <Button
        variant="default"
        leftSection={<Icon size={18} aria-hidden />}
        onClick={() => void copy()}
      >
        {t(
          copied
            ? "tasks.handover.states.copied"
            : "tasks.handover.actions.copy",
        )}
      </Button>
    </Group>
  );
}
