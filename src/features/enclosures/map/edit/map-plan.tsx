import "@mantine/core/styles/Slider.css";
import { Button, FileButton, Group, Slider, Stack, Text } from "@mantine/core";
import { IconPhoto, IconTrash } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFileUrl } from "../../../../data/files/use-file-url";
import { useProfilePicture } from "../../../../data/files/use-profile-picture";
import type { Row } from "../../../../data/live-store";
import { pictureTypes } from "../../../../ui/picture/accepted";
import { notifyError } from "../../../../ui/feedback/notify";
import type { Look } from "../../../shared/map/draw";

/** The picture to draw over, once it is there; null for none. */
export function usePlanImage(
  path: string | null,
  opacity: number,
): Look["plan"] {
  const url = useFileUrl(path, "full");
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    if (url === null) return;
    const loading = new Image();
    loading.onload = () => setImage(loading);
    loading.src = url;
    return () => {
      loading.onload = null;
      setImage(null);
    };
  }, [url]);
  const [plan, setPlan] = useState<Look["plan"]>(null);
  if (
    plan?.image !== (image ?? undefined) ||
    plan?.opacity !== (image === null ? undefined : opacity)
  )
    setPlan(image === null ? null : { image, opacity });
  return plan;
}

interface MapPlanProps {
  map: Row<"enclosureMaps"> | null;
  opacity: number;
  onOpacity: (opacity: number) => void;
}

/** The picture under the squares: chosen, taken away, more or less seen. */
export function MapPlan({ map, opacity, onOpacity }: MapPlanProps) {
  const { t } = useTranslation();
  if (map === null)
    return <Text size="sm">{t("enclosures.map.messages.planLater")}</Text>;
  return <PlanOf map={map} opacity={opacity} onOpacity={onOpacity} />;
}

function PlanOf({
  map,
  opacity,
  onOpacity,
}: Pick<MapPlanProps, "opacity" | "onOpacity"> & {
  map: Row<"enclosureMaps">;
}) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const { path, actions } = useProfilePicture(
    "enclosureMaps",
    map.id,
    map.data,
  );
  const work = (doing: () => Promise<void>) => {
    setBusy(true);
    doing()
      .catch(notifyError)
      .finally(() => setBusy(false));
  };
  const { save, remove, limits } = actions;
  const choose = (file: File | null) => {
    if (file === null || save === undefined) return;
    work(async () => {
      const { preparePhoto } =
        await import("../../../../ui/picture/prepare-photo");
      const picture = await preparePhoto(file, limits);
      if (picture === null) notifyError(t("enclosures.map.messages.planKind"));
      else await save(picture);
    });
  };
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t("enclosures.map.messages.planHelp")}
      </Text>
      <Group>
        <FileButton onChange={choose} accept={pictureTypes.join(",")}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={busy}
              leftSection={<IconPhoto size={16} aria-hidden />}
            >
              {t("enclosures.map.actions.choosePlan")}
            </Button>
          )}
        </FileButton>
        {remove !== undefined && (
          <Button
            variant="subtle"
            color="red"
            disabled={busy}
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => work(remove)}
          >
            {t("enclosures.map.actions.removePlan")}
          </Button>
        )}
      </Group>
      {path !== null && (
        <Stack gap={4} maw={320}>
          <Text size="sm" aria-hidden>
            {t("enclosures.map.fields.opacity")}
          </Text>
          <Slider
            thumbLabel={t("enclosures.map.fields.opacity")}
            min={0}
            max={1}
            step={0.05}
            label={null}
            value={opacity}
            onChange={onOpacity}
          />
        </Stack>
      )}
    </Stack>
  );
}
