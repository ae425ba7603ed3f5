import { campaignKeyId } from "@domain/campaign/campaign";
import { answersOf } from "@domain/evaluation/answers-text";
import { flowOf } from "@domain/survey/engine/flow";
import type { AskedVersion } from "@domain/survey/engine/form";
import type { VersionTexts } from "@domain/survey/version";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../data/hooks/use-live";
import type { Live, Row } from "../../../data/live-store";
import { useVersion } from "../../../data/surveys/use-surveys";
import { useLanguage } from "../../../lib/i18n/use-language";
import { QueryState } from "../../../ui/state/query-state";
import { KeyForm } from "./key-form";

interface KeyNeeds {
  version: AskedVersion;
  words: VersionTexts;
  stored: Row<"campaignKeys"> | null;
}

/** What the form of a key needs, once all of it is there; null: the questionnaire cannot be read. */
function useKeyNeeds({ id, data }: Row<"campaigns">): Live<KeyNeeds | null> {
  const language = useLanguage();
  const { version, words } = useVersion(
    data.surveyId,
    data.surveyVersion,
    language,
  );
  const key = useLiveDoc("campaignKeys", campaignKeyId, id);
  if (version.state !== "data") return version;
  if (words.state !== "data") return words;
  if (key.state !== "data") return key;
  if (version.data === null || words.data === null)
    return { state: "data", data: null };
  return {
    state: "data",
    data: {
      version: version.data.data,
      words: words.data.data,
      stored: key.data,
    },
  };
}

/** The answers that a training is held against, as they are and to be changed. */
export function CampaignKeyTab({ row }: { row: Row<"campaigns"> }) {
  const { t } = useTranslation();
  const live = useKeyNeeds(row);
  return (
    <QueryState
      query={live}
      empty={<Text c="dimmed">{t("campaigns.states.noVersion")}</Text>}
    >
      {(needs) =>
        needs !== null && (
          <>
            <Text mb="md" role="status">
              {t("campaigns.keyForm.answered", {
                // An answer to what is not asked counts nowhere.
                count: flowOf(
                  needs.version,
                  answersOf(needs.stored?.data.answers ?? "{}"),
                ).done,
              })}{" "}
              {t("campaigns.keyForm.help")}
            </Text>
            <KeyForm
              // Once it was saved the form begins with what is stored.
              key={needs.stored?.data.answers ?? ""}
              campaign={row}
              {...needs}
            />
          </>
        )
      }
    </QueryState>
  );
}
