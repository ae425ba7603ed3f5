import type { EnclosureForm } from "@domain/enclosure/enclosure";
import { zonesMax } from "@domain/enclosure/enclosure";
import { Button, Fieldset, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { newId } from "../../../data/write";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { blankZone } from "./zone-edits";
import { ZoneRow } from "./zone-row";

/** The zones of an enclosure, in the order in which they are shown everywhere. */
export function ZoneRows({ form }: { form: RecordForm<EnclosureForm> }) {
  const { t } = useTranslation();
  const zones = form.values.areas;
  const edit = form.list("areas");
  return (
    <Fieldset legend={t("enclosures.fields.areas")} mx={0}>
      <Stack gap="sm">
        {zones.length === 0 && (
          <Text size="sm" c="dimmed">
            {t("enclosures.states.noZone")}
          </Text>
        )}
        {zones.map((zone, index) => (
          <ZoneRow
            key={zone.areaId}
            zone={zone}
            place={index + 1}
            last={index === zones.length - 1}
            field={(name) => form.field(`areas.${index}.${name}`)}
            onChange={(change) => edit.change(index, change)}
            onMove={(by) => edit.move(index, index + by)}
            onRemove={() => edit.remove(index)}
          />
        ))}
        <Button
          variant="light"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={zones.length >= zonesMax}
          onClick={() => edit.insert(blankZone(newId()))}
          style={{ alignSelf: "flex-start" }}
        >
          {t("enclosures.actions.addZone")}
        </Button>
      </Stack>
    </Fieldset>
  );
}
