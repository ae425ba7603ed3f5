import { Button } from "@mantine/core";
import { IconMoodSmile } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SidePanel } from "../../../ui/feedback/side-panel";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { fetched } from "../../../ui/state/fetched";
import type { EvaluationFormProps } from "./evaluation-form";
import { useEvaluateLabel } from "./use-evaluate-label";

const EvaluationForm = fetched(() =>
  import("./evaluation-form").then(({ EvaluationForm }) => EvaluationForm),
);

type EvaluateButtonProps = Pick<
  EvaluationFormProps,
  "session" | "object" | "completes"
>;

/** The way to say how a session went, for who may, once it was placed. */
export function EvaluateButton(props: EvaluateButtonProps) {
  const { session, object, completes } = props;
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [dirty, setDirty] = useState(false);
  const label = useEvaluateLabel({ session, completes });
  if (label === null) return null;
  const close = async () => {
    if (await askLeave(dirty)) setOpened(false);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMoodSmile size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {label}
      </Button>
      <SidePanel
        opened={opened}
        onClose={() => void close()}
        title={t("enrichment.use.evaluation.title")}
        closeLabel={t("common.actions.close")}
      >
        <EvaluationForm
          session={session}
          object={object}
          completes={completes}
          onDone={() => setOpened(false)}
          onDirty={setDirty}
        />
      </SidePanel>
    </>
  );
}
