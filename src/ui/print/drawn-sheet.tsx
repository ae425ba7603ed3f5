import { Box, Button, Group, SegmentedControl, Text } from "@mantine/core";
import { IconPrinter, IconQrcode } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../page/page-header";
import { EmptyState } from "../state/empty-state";
import type { LabelSheetProps, SheetLabel } from "./label-sheet";
import classes from "./label-sheet.module.css";
import { qrPath } from "./qr-path";

/** On sheets of labels as they are sold: 21 or 8 on an A4. */
const sizes = {
  small: { width: "63.5mm", height: "38.1mm", code: "25mm", font: "9.5pt" },
  large: { width: "99.1mm", height: "67.7mm", code: "52mm", font: "15pt" },
} as const;
type Size = keyof typeof sizes;

/** More are drawn in one go by nobody's browser. */
const labelsMax = 500;

/** Labels to be printed, each with a code that opens its record. */
export function DrawnSheet({ list, labels }: LabelSheetProps) {
  const { t } = useTranslation();
  const [size, setSize] = useState<Size>("small");
  const shown = labels.slice(0, labelsMax);
  return (
    <>
      <div className={classes.screen}>
        <PageHeader
          title={t("print.title")}
          count={labels.length}
          crumbs={[list]}
          actions={
            <Button
              leftSection={<IconPrinter size={16} aria-hidden />}
              disabled={shown.length === 0}
              onClick={() => window.print()}
            >
              {t("print.actions.print")}
            </Button>
          }
        />
        <Group mb="md" gap="md">
          <SegmentedControl
            aria-label={t("print.fields.size")}
            maw="100%"
            styles={{ label: { whiteSpace: "normal" } }}
            value={size}
            onChange={(chosen) => setSize(chosen)}
            data={[
              { value: "small", label: t("print.options.small") },
              { value: "large", label: t("print.options.large") },
            ]}
          />
          {labels.length > shown.length && (
            <Text c="dimmed" role="status">
              {t("print.states.first", { shown: shown.length })}
            </Text>
          )}
        </Group>
        {shown.length === 0 && (
          <EmptyState icon={IconQrcode} title={t("print.states.none")} />
        )}
      </div>
      <Sheet labels={shown} size={size} />
    </>
  );
}

function Sheet({
  labels,
  size,
}: {
  labels: readonly SheetLabel[];
  size: Size;
}) {
  const { width, height } = sizes[size];
  return (
    <Box
      component="ul"
      className={classes.sheet}
      p={0}
      m={0}
      style={{ "--label-width": width, "--label-height": height }}
    >
      {labels.map((label) => (
        <Label key={label.id} label={label} size={size} />
      ))}
    </Box>
  );
}

function Label({ label, size }: { label: SheetLabel; size: Size }) {
  const { t } = useTranslation();
  const { name, under, address } = label;
  const { code, font } = sizes[size];
  return (
    <Group
      component="li"
      className={classes.label}
      gap="2mm"
      wrap="nowrap"
      style={{ overflow: "hidden" }}
    >
      <QrCode
        text={address}
        size={code}
        label={t("print.states.code", { name })}
      />
      <Box miw={0} style={{ overflowWrap: "anywhere", lineHeight: 1.2 }}>
        <Text component="p" m={0} inherit fw={700} fz={font} lineClamp={4}>
          {name}
        </Text>
        <Text component="p" m={0} inherit fz="9pt" lineClamp={3}>
          {under}
        </Text>
      </Box>
    </Group>
  );
}

interface QrCodeProps {
  text: string;
  size: string;
  label: string;
}

/** Dark on white, whatever the page's colours, with the margin that readers need. */
function QrCode({ text, size, label }: QrCodeProps) {
  const { path, side } = useMemo(() => qrPath(text), [text]);
  const box = `-4 -4 ${String(side + 8)} ${String(side + 8)}`;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={box}
      style={{ width: size, height: size, flexShrink: 0 }}
    >
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
