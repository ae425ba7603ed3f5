import { formIssues } from "@domain/survey/engine/issues";
import { Alert, Button, Group } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { Dispatch, SetStateAction } from "react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Questionnaire } from "../../../../ui/questionnaire/questionnaire";
import { MediaPlaceholder } from "./media-placeholder";
import type { Layout } from "./preview-choices";
import classes from "./preview.module.css";
import { useMakersNotes } from "./use-makers-notes";
import type { Previewed } from "./use-previewed";
import type { TrialState } from "./use-trial";
import { useTrial } from "./use-trial";

interface TrialProps extends Previewed {
  layout: Layout;
  goesOn: boolean;
  isInternal: boolean;
  state: TrialState;
  onState: Dispatch<SetStateAction<TrialState>>;
}

const renderMedia: Parameters<typeof Questionnaire>[0]["renderMedia"] = (
  slot,
) => <MediaPlaceholder {...slot} />;

/** A questionnaire being answered for nobody. */
export function Trial({
  version,
  words,
  layout,
  goesOn,
  isInternal,
  state,
  onState,
}: TrialProps) {
  const { t } = useTranslation();
  const trial = useTrial(version, state, onState);
  const notes = useMakersNotes(trial.form, words.criteria);
  const { form } = trial;
  const { answers, tries } = state;
  const problems = formIssues(form, answers, { partial: tries === 0 });
  return (
    <div className={layout === "screen" ? classes.phone : undefined}>
      <Questionnaire
        key={state.round}
        layout={layout}
        words={words}
        flow={trial.flow}
        answers={answers}
        onAct={trial.act}
        steps={trial.steps}
        onGo={trial.go}
        goesOn={goesOn}
        problems={problems}
        tries={tries}
        submitLabel={t("surveys.preview.actions.check")}
        onSubmit={trial.submit}
        renderMedia={renderMedia}
        {...(isInternal && { notes })}
      />
      {state.isReady && <Ready onRestart={trial.restart} />}
    </div>
  );
}

/** Nothing is missing: what would be submitted now. */
function Ready({ onRestart }: { onRestart: () => void }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="status"
      color="green"
      icon={<IconCheck aria-hidden />}
      my="md"
    >
      <Group justify="space-between" gap="sm">
        {t("surveys.preview.messages.wouldSubmit")}
        <Button variant="default" size="xs" onClick={onRestart}>
          {t("surveys.preview.actions.restart")}
        </Button>
      </Group>
    </Alert>
  );
}
