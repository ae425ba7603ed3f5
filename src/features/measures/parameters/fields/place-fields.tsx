import { isThere } from "@domain/directory/is-there";
import type { ParameterForm } from "@domain/measures/parameter-form";
import { partsOfZoneKey, zoneKey } from "@domain/enclosure/zone-key";
import { Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useLiveDocs } from "../../../../data/hooks/use-live";
import { useCan } from "../../../../data/hooks/use-can";
import { useDirectory } from "../../../../data/hooks/use-names";
import { MultiSelect, Select } from "../../../../ui/form/fields/choosers";
import type { RecordForm } from "../../../../ui/form/use-record-form";

interface PlaceFieldsProps {
  form: RecordForm<ParameterForm>;
  /** Where the form was opened; null: nowhere in particular. */
  enclosureId: string | null;
  isBuiltIn: boolean;
}

/** More choices are found by typing. */
export const offeredAtMost = 100;

/** In which enclosures and zones it is measured. */
export function PlaceFields({
  form,
  enclosureId,
  isBuiltIn,
}: PlaceFieldsProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const directory = useDirectory("enclosures", zooId);
  const { enclosureIds, areaIds } = form.values;
  const [asked, ask] = useState<string | null>(enclosureId);
  const may = useCan();
  const named = areaIds.map((key) => partsOfZoneKey(key).enclosureId);
  const looked = [...new Set([...(asked === null ? [] : [asked]), ...named])];
  // Elsewhere nobody else's may be added; what is named already stays to be read.
  const kept = new Set([...enclosureIds, ...looked]);
  const there = directory.list.filter(
    (one) =>
      kept.has(one.id) ||
      (isThere(one) &&
        may("create", "environmentalParameters", {
          zooId,
          sectorIds: one.sectorId === null ? [] : [one.sectorId],
        })),
  );
  const records = useLiveDocs("enclosures", looked);
  const zones = records.flatMap((live) => {
    const row = live.state === "data" ? live.data : null;
    if (row === null) return [];
    return {
      group: row.data.enclosureName,
      items: row.data.areas.map(({ areaId, areaName }) => ({
        value: zoneKey(row.id, areaId),
        label: `${areaName} (${row.data.enclosureName})`,
      })),
    };
  });
  const places = there.map(({ id, name }) => ({ value: id, label: name }));
  const typing = {
    searchable: true,
    limit: offeredAtMost,
    nothingFoundMessage: t("measures.states.noChoice"),
  };
  return (
    <Stack gap="sm">
      <MultiSelect
        {...form.field("enclosureIds")}
        {...typing}
        label={t("measures.fields.enclosureIds")}
        description={t(
          isBuiltIn ? "measures.help.everywhere" : "measures.help.places",
        )}
        required={!isBuiltIn && areaIds.length === 0}
        data={places}
        value={enclosureIds}
        onChange={(ids) => form.change({ enclosureIds: ids })}
        hidePickedOptions
      />
      <Select
        {...typing}
        label={t("measures.fields.zonesOf")}
        data={places}
        value={asked}
        onChange={ask}
        clearable
        clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      />
      {zones.some(({ items }) => items.length > 0) && (
        <MultiSelect
          {...form.field("areaIds")}
          {...typing}
          label={t("measures.fields.areaIds")}
          data={zones.filter(({ items }) => items.length > 0)}
          value={areaIds}
          onChange={(ids) => form.change({ areaIds: ids })}
          hidePickedOptions
        />
      )}
    </Stack>
  );
}
