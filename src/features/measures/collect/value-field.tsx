import type { Parameter } from "@domain/measures/parameters/parameter";
import { stepsOf } from "@domain/measures/scale/words";
import { symbolOf } from "@domain/measures/parameters/units";
import { ActionIcon, Button, Group, Select, TextInput } from "@mantine/core";
import { IconPlusMinus, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { DateTimeField } from "../../../ui/form/fields/date-field";
import {
  stepWithWord,
  useParameterWords,
} from "../parameters/use-parameter-words";

type Asked = Pick<
  Parameter,
  "builtIn" | "measureType" | "unit" | "scaleMax" | "options" | "bounds"
>;

export interface ValueFieldProps {
  id: string;
  parameter: Asked;
  label: string;
  /** Where what stands above names it already. */
  hideLabel?: boolean;
  /** What is said of the value, below the field. */
  hint?: ReactNode;
  error?: string | undefined;
  /** Where the focus of a dialog begins. */
  autoFocus?: boolean;
  /** Text whatever the type; "" for nothing. */
  value: string;
  onChange: (value: string) => void;
}

/** More options than these are chosen from a list. */
const chipsMost = 8;

/** The field of one value, as its type is given with the fewest touches. */
export function ValueField(props: ValueFieldProps) {
  switch (props.parameter.measureType) {
    case "numeric":
      return <NumberField {...props} />;
    case "scale":
      return <ScaleField {...props} />;
    case "choice":
      return <OptionField {...props} />;
    case "boolean":
      return <BooleanField {...props} />;
    case "datetime":
      return <InstantField {...props} />;
  }
}

const opposite = (text: string): string =>
  /^\s*[-\u2212]/u.test(text)
    ? text.replace(/^\s*[-\u2212]/u, "")
    : `-${text.trim()}`;

/** Text, so that a comma, a point and a half-typed number all stay; the keys of telephones may have no sign. */
function NumberField(props: ValueFieldProps) {
  const { id, parameter, label, hideLabel, hint, error, value, onChange } =
    props;
  const { t } = useTranslation();
  const { min } = parameter.bounds;
  const isSigned = min === null || min < 0;
  const symbol = symbolOf(parameter.unit);
  return (
    <TextInput
      id={id}
      {...(hideLabel === true ? { "aria-label": label } : { label })}
      description={hint}
      inputWrapperOrder={["label", "input", "description", "error"]}
      error={error}
      size="md"
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      data-autofocus={props.autoFocus}
      maxLength={24}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      rightSection={symbol === "" ? undefined : <span>{symbol}</span>}
      rightSectionWidth={Math.max(44, symbol.length * 11 + 16)}
      leftSectionWidth={44}
      leftSection={
        isSigned && (
          <ActionIcon
            size={40}
            tabIndex={-1}
            aria-label={t("measures.actions.sign", { name: label })}
            onClick={() => onChange(opposite(value))}
          >
            <IconPlusMinus size={18} aria-hidden />
          </ActionIcon>
        )
      }
    />
  );
}

interface ChipsProps extends ValueFieldProps {
  options: readonly { value: string; label: ReactNode }[];
  description?: string;
  isLarge?: boolean;
}

/** One touch chooses; what was chosen can be taken back. */
function Chips({ options, description, isLarge, ...props }: ChipsProps) {
  const { t } = useTranslation();
  const { id, label, hideLabel, hint, error, value, onChange } = props;
  return (
    <Group gap="xs" align="flex-end" justify="space-between">
      <ChoiceChips
        id={id}
        label={label}
        hideLabel={hideLabel === true}
        {...(description !== undefined && { description })}
        error={error}
        options={options}
        isLarge={isLarge === true}
        value={value === "" ? null : value}
        onChange={onChange}
      />
      {value !== "" && (
        <Button
          variant="subtle"
          size="compact-sm"
          mih={36}
          leftSection={<IconX size={14} aria-hidden />}
          aria-label={t("common.messages.actionOn", {
            action: t("common.actions.clear"),
            name: label,
          })}
          onClick={() => onChange("")}
        >
          {t("common.actions.clear")}
        </Button>
      )}
      {hint}
    </Group>
  );
}

function ScaleField(props: ValueFieldProps) {
  const { t } = useTranslation();
  const { stepWord } = useParameterWords();
  const { builtIn, scaleMax } = props.parameter;
  const max = scaleMax ?? 0;
  return (
    <Chips
      {...props}
      isLarge
      {...(builtIn === null && {
        description: t("measures.help.scale", { max }),
      })}
      options={stepsOf(max).map((step) => {
        const word = stepWord(props.parameter, Number(step));
        return {
          value: step,
          label: word === null ? step : stepWithWord(step, word),
        };
      })}
    />
  );
}

function OptionField(props: ValueFieldProps) {
  const { t } = useTranslation();
  const { id, label, hideLabel, error, value, onChange } = props;
  const options = props.parameter.options
    .filter(({ isArchived }) => !isArchived)
    .map(({ id: option, name }) => ({ value: option, label: name }));
  if (options.length <= chipsMost)
    return <Chips {...props} options={options} />;
  return (
    <Select
      id={id}
      {...(hideLabel === true ? { "aria-label": label } : { label })}
      error={error}
      size="md"
      clearable
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      data={options}
      value={value === "" ? null : value}
      onChange={(chosen) => onChange(chosen ?? "")}
    />
  );
}

function BooleanField(props: ValueFieldProps) {
  const { t } = useTranslation();
  return (
    <Chips
      {...props}
      options={[
        { value: "true", label: t("measures.values.yes") },
        { value: "false", label: t("measures.values.no") },
      ]}
    />
  );
}

function InstantField(props: ValueFieldProps) {
  const { id, label, hideLabel, error, value, onChange } = props;
  return (
    <DateTimeField
      id={id}
      {...(hideLabel === true ? { "aria-label": label } : { label })}
      error={error}
      clearable
      value={value === "" ? null : value}
      onChange={(given) => onChange(given ?? "")}
    />
  );
}
