import type { ScanDraft } from "@domain/observation/collect/scan-draft";
import { Button, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/use-format";
import { mayWrap } from "../../../../ui/theme/may-wrap";
import { useScanWords } from "../../scan/use-scan-words";
import { Sheet } from "./sheet";

interface UnsaidSheetProps {
  draft: ScanDraft;
  named: Parameters<typeof useScanWords>[0];
  onBack: () => void;
  /** Saves it as it is. */
  onSave: () => void;
  /** Saves it, with all of whom nothing is said as not visible. */
  onUnseen: () => void;
}

/** Of whom nothing is said in a scan that is to be saved, and what they are to be in it. */
export function UnsaidSheet(props: UnsaidSheetProps) {
  const { draft, named, onBack, onSave, onUnseen } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf } = useScanWords(named);
  const unsaid = draft.lines.filter(({ did }) => did === "unsaid");
  return (
    <Sheet
      title={t("observation.scan.rest.title")}
      onCancel={onBack}
      cancel={null}
      action={
        <>
          {/* Who presses Enter twice records nothing that nobody said. */}
          <Button
            {...mayWrap}
            mih={44}
            variant="subtle"
            data-first
            onClick={onBack}
          >
            {t("observation.scan.confirm.stay")}
          </Button>
          <Button {...mayWrap} mih={44} variant="default" onClick={onSave}>
            {t("observation.scan.rest.asIs")}
          </Button>
          <Button {...mayWrap} mih={44} onClick={onUnseen}>
            {t("observation.scan.rest.unseen")}
          </Button>
        </>
      }
    >
      <Text>
        {t("observation.scan.rest.body", {
          names: format.list(unsaid.map(nameOf)),
        })}
      </Text>
      <Text size="sm" c="dimmed">
        {t("observation.scan.rest.help")}
      </Text>
    </Sheet>
  );
}
