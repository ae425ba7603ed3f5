import type { AppError } from "@domain/errors";
import { blankGrid } from "@domain/grid/grid";
import type { MapSize } from "@domain/grid/size";
import { href } from "@domain/pages";
import { Alert, Box, Flex, Paper, Stack, Text } from "@mantine/core";
import { memo, useCallback, useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { outbox } from "../../../../data/outbox/outbox";
import { useSubmit } from "../../../../data/hooks/use-submit";
import type { Row } from "../../../../data/live-store";
import { ResumedNote } from "../../../../ui/form/draft/resumed-note";
import { SaveBar } from "../../../../ui/form/save-bar";
import { useAfterSaving } from "../../../../ui/form/use-after-saving";
import { PageHeader } from "../../../../ui/page/page-header";
import { ErrorState } from "../../../../ui/state/error-state";
import { QueryState } from "../../../../ui/state/query-state";
import { MapDetails } from "./map-details";
import { MapPalette } from "./map-palette";
import { usePlanImage } from "./map-plan";
import { MapSizeForm } from "./map-size";
import { MapStage } from "./map-stage";
import { MapTools } from "./map-tools";
import { valuesOf } from "./map-values";
import { saveMap } from "./map-writes";
import { Theirs } from "./theirs";
import { useEnclosureMap } from "../../../shared/map/use-enclosure-map";
import { useKeptSize, useMapEditor } from "./use-map-editor";
import { shownGrid } from "./editor";

interface MapEditorProps {
  row: Row<"enclosures">;
}

const zonesOf = (enclosureId: string) =>
  href("enclosure", { enclosureId, tab: "tools", tool: "zones" });

/** The map of an enclosure, to be drawn. */
export function MapEditor({ row }: MapEditorProps) {
  const { t } = useTranslation();
  const live = useEnclosureMap(row);
  const { enclosureName } = row.data;
  return (
    <>
      <PageHeader
        title={t("enclosures.map.title")}
        crumbs={[
          { label: t("enclosures.title"), to: href("enclosureList") },
          { label: enclosureName, to: zonesOf(row.id) },
        ]}
      />
      <QueryState query={live} isEmpty={() => false}>
        {(stored) => <Begun row={row} stored={stored} />}
      </QueryState>
    </>
  );
}

interface BegunProps extends MapEditorProps {
  stored: Row<"enclosureMaps"> | null;
}

/** Both values of the size come first. */
function Begun({ row, stored }: BegunProps) {
  const { t } = useTranslation();
  const kept = useKeptSize(row.id);
  const [size, setSize] = useState<MapSize | null>(stored?.data ?? kept);
  if (size !== null) return <Drawing row={row} stored={stored} size={size} />;
  return (
    <Paper withBorder p="lg" maw={640}>
      <Text mb="md">{t("enclosures.map.messages.begin")}</Text>
      <MapSizeForm
        size={null}
        label={t("enclosures.map.actions.begin")}
        onSubmit={setSize}
      />
    </Paper>
  );
}

/** What does not change with the drawing is not gone through with each square. */
const Bar = memo(SaveBar);

function Drawing({ row, stored, size }: BegunProps & { size: MapSize }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [blank] = useState(() => blankGrid(size));
  const editing = useMapEditor({ enclosure: row, stored, blank });
  const { editor, act, dirty, base, theirs, isResumed } = editing;
  const { busy, failure, run } = useSubmit({ once: true });
  const finish = useAfterSaving(editing, {
    saved: t("enclosures.map.messages.saved"),
    queued: t("enclosures.messages.queued"),
  });
  const { present } = editor.history;
  const { areas, enclosureName } = row.data;
  const [opacity, setOpacity] = useState(0.6);
  const plan = usePlanImage(stored?.data.plan ?? null, opacity);
  const save = () =>
    run(
      () => saveMap({ enclosure: row, base }, valuesOf(present)),
      (outcome) => finish(outcome, zonesOf(row.id)),
    );
  // The figures may come a moment after the squares.
  const grid = useDeferredValue(shownGrid(editor));
  const back = useCallback(
    () => void navigate(zonesOf(row.id)),
    [navigate, row.id],
  );
  return (
    <Stack gap="md">
      <ResumedNote
        onStartOver={
          isResumed && base !== null ? () => editing.takeTheirs(base) : null
        }
      />
      {theirs !== null && (
        <Theirs
          theirs={theirs}
          onTake={() => {
            takeBack(failure);
            editing.takeTheirs(theirs);
          }}
          onKeep={() => {
            takeBack(failure);
            editing.keepMine(theirs);
          }}
        />
      )}
      {failure !== null && theirs === null && (
        <ErrorState error={failure} onRetry={save} />
      )}
      {areas.length === 0 && (
        <Alert color="blue">{t("enclosures.map.messages.noZone")}</Alert>
      )}
      <MapTools
        tool={editor.tool}
        layer={editor.layer}
        radius={editor.radius}
        mayUndo={editor.history.past.length > 0}
        mayRedo={editor.history.future.length > 0}
        act={act}
      />
      <Flex gap="md" wrap="wrap" align="flex-start">
        <Box flex="1 1 480px" miw={0}>
          <MapStage
            label={t("enclosures.map.states.of", { name: enclosureName })}
            editor={editor}
            act={act}
            areas={areas}
            plan={plan}
          />
        </Box>
        <Box flex="1 1 240px" miw={0}>
          <MapPalette
            layer={editor.layer}
            areaId={editor.areaId}
            level={editor.level}
            grid={grid}
            act={act}
            areas={areas}
          />
        </Box>
      </Flex>
      <MapDetails
        map={stored}
        grid={grid}
        areas={areas}
        act={act}
        opacity={opacity}
        onOpacity={setOpacity}
      />
      <form
        aria-label={t("enclosures.map.title")}
        noValidate
        style={{ position: "sticky", bottom: 0, zIndex: 5 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (dirty) save();
          else back();
        }}
      >
        <Paper px="lg">
          <Bar label={t("common.actions.save")} saving={busy} onCancel={back} />
        </Paper>
      </form>
    </Stack>
  );
}

/** What was refused is still in the drawing: it need not wait among the unsaved, too. */
function takeBack(failure: AppError | null): void {
  const entryId = failure?.details["entryId"];
  if (typeof entryId === "string") void outbox.takeBack(entryId);
}
