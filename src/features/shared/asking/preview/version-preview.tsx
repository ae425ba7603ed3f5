import type { LocalizedText } from "@domain/taxonomy/taxonomy";
import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Live } from "../../../../data/live-store";
import type { Language } from "../../../../lib/i18n/languages";
import { useLanguage } from "../../../../lib/i18n/use-language";
import { QueryState } from "../../../../ui/state/query-state";
import { PageSkeleton } from "../../../../ui/state/skeletons";
import type { Layout } from "./preview-choices";
import { firstLayout, PreviewChoices } from "./preview-choices";
import type { ShownVersion } from "../../versions/shown-version";
import type { Asking } from "../asking";
import { Trial } from "./trial";
import type { Previewed } from "./use-previewed";
import { useDraft, usePublished } from "./use-previewed";
import { untried } from "./use-trial";

interface VersionPreviewProps {
  of: Pick<Asking, "collection" | "id">;
  names: LocalizedText;
  shown: ShownVersion;
  /** With what only its makers see. */
  isInternal?: boolean;
}

/** A version tried out: what is chosen here changes how it looks, and none of the answers. */
export function VersionPreview(props: VersionPreviewProps) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [layout, setLayout] = useState<Layout>(firstLayout);
  const [goesOn, setGoesOn] = useState(true);
  const [state, setState] = useState(untried);
  const Read = props.shown.status === "draft" ? OfDraft : OfPublished;
  return (
    <>
      <Text mb="md">{t("surveys.preview.messages.keptNowhere")}</Text>
      <PreviewChoices
        language={language}
        onLanguage={setLanguage}
        layout={layout}
        onLayout={setLayout}
        goesOn={goesOn}
        onGoesOn={setGoesOn}
      />
      <Read {...props} language={language}>
        {(live) => (
          <QueryState
            query={live}
            skeleton={<PageSkeleton />}
            empty={<Text>{t("surveys.preview.states.noWords")}</Text>}
          >
            {(previewed) =>
              previewed === null || previewed.version.questions.length === 0 ? (
                <Text>{t("surveys.preview.states.noQuestions")}</Text>
              ) : (
                <Trial
                  {...previewed}
                  layout={layout}
                  goesOn={goesOn}
                  isInternal={props.isInternal === true}
                  state={state}
                  onState={setState}
                />
              )
            }
          </QueryState>
        )}
      </Read>
    </>
  );
}

interface ReadProps extends VersionPreviewProps {
  language: Language;
  children: (live: Live<Previewed | null>) => ReactNode;
}

const OfPublished = ({ of, shown, language, children }: ReadProps) =>
  children(usePublished(of, shown, language));

const OfDraft = ({ of, shown, names, language, children }: ReadProps) =>
  children(useDraft(of, shown, names, language));
