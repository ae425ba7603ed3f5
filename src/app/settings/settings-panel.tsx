import {
  Fieldset,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  useMantineColorScheme,
} from "@mantine/core";
import { useTranslation } from "react-i18next";
import { chooseLanguage } from "../../lib/i18n/i18n";
import { isLanguage, languageNames } from "../../lib/i18n/languages";
import { useLanguage } from "../../lib/i18n/use-language";
import { useLanguages } from "../../data/hooks/use-languages";
import { AskingSwitches } from "./asking-switches";
import { DemonstrationSwitches } from "./demonstration-switches";
import type { Settings } from "./settings";
import { changeSettings, useSettings } from "./settings-store";
import { ThemeChoice } from "./theme-choice";

const colorSchemes = ["light", "dark", "auto"] as const;
const layoutSwitches = [
  "isFixed",
  "horizontal",
  "isCollapsed",
  "isCollapsedText",
  "asideHover",
  "isFloat",
  "asideScrollbar",
  "showUserBlock",
  "isBoxed",
  "useFullLayout",
  "hiddenFooter",
] as const;
type LayoutSwitch = (typeof layoutSwitches)[number];

const ofSideMenu: readonly LayoutSwitch[] = [
  "isCollapsed",
  "isFloat",
  "asideScrollbar",
];
const ofCollapsedMenu: readonly LayoutSwitch[] = [
  "isCollapsedText",
  "asideHover",
];

/** A horizontal menu is neither narrow nor floating, and only a collapsed one has a word below or opens. */
const hasEffect = (name: LayoutSwitch, settings: Settings): boolean =>
  ofCollapsedMenu.includes(name)
    ? settings.isCollapsed && !settings.horizontal
    : !ofSideMenu.includes(name) || !settings.horizontal;

/** Theme, brightness, demonstration, questions, layout and language of this browser. */
export function SettingsPanel() {
  const { t } = useTranslation();
  return (
    <Stack gap="lg">
      <ThemeChoice />
      <BrightnessChoice />
      <DemonstrationSwitches />
      <AskingSwitches />
      <LayoutSwitches />
      <LanguageField label={t("common.fields.language")} />
    </Stack>
  );
}

function BrightnessChoice() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Fieldset legend={t("shell.fields.colorScheme")} variant="unstyled">
      <SegmentedControl
        fullWidth
        mt={4}
        aria-label={t("shell.fields.colorScheme")}
        value={colorScheme}
        onChange={setColorScheme}
        data={colorSchemes.map((value) => ({
          value,
          label: t(`shell.options.colorScheme.${value}`),
        }))}
      />
    </Fieldset>
  );
}

function LayoutSwitches() {
  const { t } = useTranslation();
  const settings = useSettings();
  return (
    <Fieldset legend={t("shell.fields.layout")} variant="unstyled">
      <Stack gap="sm" mt="xs">
        {layoutSwitches.map((name) => (
          <Switch
            key={name}
            label={t(`shell.options.layout.${name}`)}
            checked={settings[name]}
            disabled={!hasEffect(name, settings)}
            onChange={({ currentTarget }) =>
              changeSettings({ [name]: currentTarget.checked })
            }
          />
        ))}
      </Stack>
    </Fieldset>
  );
}

function LanguageField({ label }: { label: string }) {
  const current = useLanguage();
  const offered = useLanguages(current);
  return (
    <Select
      label={label}
      allowDeselect={false}
      value={current}
      data={offered.map((value) => ({ value, label: languageNames[value] }))}
      onChange={(value) => {
        if (isLanguage(value)) void chooseLanguage(value);
      }}
    />
  );
}
