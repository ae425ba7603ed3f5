import type { Behaviour, EthogramWords } from "@domain/ethogram/version";
import { Button, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { fetched } from "../../../../ui/state/fetched";
import { behaviourName } from "../../parts/words";
import { Sheet } from "./sheet";

const FetchedPicture = fetched(() =>
  import("../../../../ui/picture/whole/whole-picture").then(
    ({ WholePicture }) => WholePicture,
  ),
);

interface DefinitionSheetProps {
  /** Of which the definitions are read. */
  behaviours: readonly Behaviour[];
  words: EthogramWords;
  onClose: () => void;
}

/** What behaviours are: of one key, or of all of them. */
export function DefinitionSheet(props: DefinitionSheetProps) {
  const { behaviours, words, onClose } = props;
  const { t } = useTranslation();
  return (
    <Sheet
      title={t("observation.collect.definitions.title", {
        count: behaviours.length,
      })}
      onCancel={onClose}
      cancel={null}
      action={
        <Button size="md" onClick={onClose}>
          {t("observation.collect.follow.done")}
        </Button>
      }
    >
      <Stack gap="sm" component="dl" m={0}>
        {behaviours.map(({ behaviourId, code, kind, picture }) => (
          <div key={behaviourId}>
            <Text component="dt" fw={600}>
              {[
                behaviourName(words, behaviourId),
                code,
                t(`observation.collect.definitions.${kind}`),
              ]
                .filter((part) => part !== null)
                .join(" · ")}
            </Text>
            <Text component="dd" m={0}>
              {words.behaviours[behaviourId]?.definition ??
                t("observation.collect.definitions.none")}
            </Text>
            {picture !== null && (
              <dd style={{ margin: 0 }}>
                <DefiningPicture
                  path={picture}
                  behaviour={behaviourName(words, behaviourId)}
                />
              </dd>
            )}
          </div>
        ))}
      </Stack>
    </Sheet>
  );
}

function DefiningPicture({
  path,
  behaviour,
}: {
  path: string;
  behaviour: string;
}) {
  const { t } = useTranslation();
  const name = t("observation.collect.definitions.picture", {
    name: behaviour,
  });
  const enlarge = t("questionnaire.actions.enlarge", { name });
  return <FetchedPicture path={path} name={name} enlarge={enlarge} />;
}
