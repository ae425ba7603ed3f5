import { sessionFacts } from "@domain/enrichment/facts";
import { Button } from "@mantine/core";
import { IconMoodSmile } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { SidePanel } from "../../../ui/feedback/side-panel";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { fetched } from "../../../ui/state/fetched";
import type { EvaluationFormProps } from "./evaluation-form";

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
  const may = useCan();
  const [opened, setOpened] = useState(false);
  const [dirty, setDirty] = useState(false);
  const { status, isDeleted, evaluation } = session.data;
  const mayAct = may("act", "enrichmentSessions", sessionFacts(session.data));
  if (!mayAct || isDeleted || status === "add") return null;
  const label = completes
    ? t("enrichment.use.evaluation.complete")
    : evaluation === null
      ? t("enrichment.use.evaluation.begin")
      : t("enrichment.use.evaluation.again");
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
