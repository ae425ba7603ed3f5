import { Group, Input, SegmentedControl, Select, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Language } from "../../../../lib/i18n/languages";
import {
  isLanguage,
  languageNames,
  languages,
} from "../../../../lib/i18n/languages";

const layouts = ["screen", "page"] as const;
export type Layout = (typeof layouts)[number];

/** As the device is that it is looked at on. */
export const firstLayout = (): Layout =>
  matchMedia("(min-width: 640px)").matches ? "page" : "screen";

interface PreviewChoicesProps {
  language: Language;
  onLanguage: (language: Language) => void;
  layout: Layout;
  onLayout: (layout: Layout) => void;
  goesOn: boolean;
  onGoesOn: (goesOn: boolean) => void;
}

/** How the questionnaire is looked at. */
export function PreviewChoices({
  language,
  onLanguage,
  layout,
  onLayout,
  goesOn,
  onGoesOn,
}: PreviewChoicesProps) {
  const { t } = useTranslation();
  const label = t("surveys.preview.fields.layout");
  return (
    <Group gap="sm" align="flex-end" mb="lg">
      <Input.Wrapper label={label} labelElement="div">
        <SegmentedControl
          aria-label={label}
          display="flex"
          value={layout}
          onChange={onLayout}
          data={layouts.map((value) => ({
            value,
            label: t(`surveys.preview.options.layout.${value}`),
          }))}
        />
      </Input.Wrapper>
      <Select
        label={t("surveys.preview.fields.language")}
        data={languages.map((value) => ({
          value,
          label: languageNames[value],
        }))}
        value={language}
        allowDeselect={false}
        onChange={(value) => {
          if (isLanguage(value)) onLanguage(value);
        }}
        flex="1 1 0"
        miw={100}
        maw={180}
      />
      {layout === "screen" && (
        <Switch
          label={t("surveys.preview.fields.goesOn")}
          checked={goesOn}
          onChange={(event) => onGoesOn(event.currentTarget.checked)}
        />
      )}
    </Group>
  );
}
