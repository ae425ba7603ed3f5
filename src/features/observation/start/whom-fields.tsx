import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MultiSelect, Select } from "../../../ui/form/fields/choosers";
import type { useStart } from "./use-start";

interface StartProps {
  start: ReturnType<typeof useStart>;
}

/** Where, whom and by which ethogram. */
export function WhomFields({ start }: StartProps) {
  const { t } = useTranslation();
  const { choose, living, animalIds, campaign, ethograms, contexts } = start;
  const [isLeft, setIsLeft] = useState(false);
  const counts = start.isUnnamed && start.channels.includes("scan");
  // Nobody is told of a fault before they chose anything.
  const isNobody =
    (isLeft || start.chosen.animalIds !== null) &&
    living.length > 0 &&
    animalIds.length === 0;
  const help = start.isUnnamed
    ? t(`observation.start.${counts ? "countedHelp" : "unnamedHelp"}`)
    : start.channels.includes("focal") &&
      living.length > 1 &&
      t("observation.start.followedHelp");
  return (
    <Stack gap="md">
      <Select
        label={t("observation.start.enclosure")}
        searchable
        required
        limit={60}
        data={start.enclosures.map(({ id, name }) => ({
          value: id,
          label: name,
        }))}
        value={start.enclosureId}
        onChange={(enclosureId) => {
          setIsLeft(false);
          choose({ enclosureId, animalIds: null });
        }}
      />
      <MultiSelect
        label={t("observation.start.animals")}
        searchable
        required={!counts}
        disabled={start.isUnnamed}
        limit={60}
        data={living.map(({ id, name }) => ({ value: id, label: name }))}
        value={[...animalIds]}
        description={help}
        error={isNobody && t("observation.start.chooseAnimals")}
        onBlur={() => setIsLeft(true)}
        onChange={(ids) => choose({ animalIds: ids })}
      />
      {living.length > 0 && (
        <Group gap="xs">
          <Button
            variant="default"
            size="sm"
            onClick={() => choose({ animalIds: living.map(({ id }) => id) })}
          >
            {t("observation.start.all", { count: living.length })}
          </Button>
          <Button
            variant="default"
            size="sm"
            onClick={() => choose({ animalIds: [] })}
          >
            {t("observation.start.none")}
          </Button>
        </Group>
      )}
      {campaign === null && (
        <Select
          label={t("observation.start.ethogram")}
          searchable
          required
          limit={60}
          data={ethograms.map(({ id, name }) => ({ value: id, label: name }))}
          value={start.obsId}
          onChange={(obsId) => choose({ obsId })}
        />
      )}
      {campaign === null && contexts.length > 0 && (
        <Select
          label={t("observation.context.title")}
          description={t("observation.context.chooseHelp")}
          searchable
          clearable
          limit={60}
          data={contexts.map(({ id, name }) => ({ value: id, label: name }))}
          value={start.chosen.contextId}
          onChange={(contextId) => choose({ contextId })}
        />
      )}
    </Stack>
  );
}
