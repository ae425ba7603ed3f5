import "@mantine/core/styles/Slider.css";
import { Button, Group, Slider, Stack } from "@mantine/core";
import { IconRotateClockwise } from "@tabler/icons-react";
import { useState } from "react";
import Cropper from "react-easy-crop";
import { useTranslation } from "react-i18next";
import classes from "./picture-editor.module.css";
import type { Crop } from "./prepare-picture";

interface CropStepProps {
  /** The address of the file that was chosen. */
  source: string;
  onCrop: (crop: Crop) => void;
  /** The browser cannot show it. */
  onError: () => void;
}

const zoomMax = 4;

/** Which part of the picture is kept: moved by finger, mouse or arrow keys, enlarged and turned. */
export function CropStep({ source, onCrop, onError }: CropStepProps) {
  const { t } = useTranslation();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  return (
    <Stack gap="sm">
      <div className={classes.stage ?? ""}>
        <Cropper
          image={source}
          aspect={1}
          crop={position}
          zoom={zoom}
          maxZoom={zoomMax}
          rotation={turns * 90}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(_, area) => onCrop({ ...area, turns })}
          mediaProps={{ onError, alt: "" }}
          cropperProps={{ "aria-label": t("pictures.fields.part") }}
        />
      </div>
      <Group wrap="nowrap" gap="md">
        <Slider
          flex={1}
          min={1}
          max={zoomMax}
          step={0.05}
          value={zoom}
          onChange={setZoom}
          label={null}
          thumbLabel={t("pictures.fields.zoom")}
        />
        <Button
          variant="default"
          leftSection={<IconRotateClockwise size={16} aria-hidden />}
          onClick={() => setTurns((before) => (before + 1) % 4)}
        >
          {t("pictures.actions.turn")}
        </Button>
      </Group>
    </Stack>
  );
}
