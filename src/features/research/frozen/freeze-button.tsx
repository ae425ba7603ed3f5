import { Button } from "@mantine/core";
import { IconSnowflake } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { datasetsMost } from "@domain/research/dataset";
import type { Row } from "../../../data/live-store";
import { fetched } from "../../../ui/state/fetched";

const FreezePanel = fetched(() =>
  import("./freeze-panel").then((panel) => panel.FreezePanel),
);

/** Opens the freezing of a project's data; its code is fetched when it does. */
export function FreezeButton({ row }: { row: Row<"researchProjects"> }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const { campaignIds, datasets } = row.data;
  return (
    <>
      <Button
        mih={44}
        disabled={campaignIds.length === 0 || datasets.length >= datasetsMost}
        leftSection={<IconSnowflake size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t("research.actions.freeze")}
      </Button>
      {opened && <FreezePanel row={row} onClose={() => setOpened(false)} />}
    </>
  );
}
