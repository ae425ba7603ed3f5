import { Box, NativeSelect, Text } from "@mantine/core";

interface ColumnLineProps {
  /** Which of the file's it is, from 0. */
  place: number;
  /** What the file calls it, "" for nothing; and the first of what stands in it. */
  title: string;
  values: string;
  labelOf: (title: string) => string;
  value: string;
  options: readonly { value: string; label: string }[];
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** A column of a file that is imported, and what it is taken for. */
export function ColumnLine(props: ColumnLineProps) {
  const { place, values, labelOf, value, options, disabled, onChange } = props;
  const title = props.title === "" ? `(${String(place + 1)})` : props.title;
  return (
    <Box
      component="li"
      display="flex"
      style={{ flexWrap: "wrap", gap: 8, alignItems: "center" }}
    >
      <Box flex="1 1 14rem" miw={0}>
        <Text fw={600} truncate title={title}>
          {title}
        </Text>
        <Text size="sm" c="dimmed" truncate>
          {values}
        </Text>
      </Box>
      <NativeSelect
        flex="1 1 12rem"
        aria-label={labelOf(title)}
        value={value}
        disabled={disabled ?? false}
        data={[...options]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Box>
  );
}
