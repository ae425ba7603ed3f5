import type { Certificate } from "@domain/certificate/certificate";
import { coveredBy } from "@domain/certificate/certificate";
import { Progress, Stack, Text } from "@mantine/core";
import { useCertificateWords } from "./use-certificate-words";

interface CoverageGaugeProps {
  of: Pick<Certificate, "kind" | "met" | "missed">;
}

/** How much of a version tests met, as a bar and in words; nothing of a version that asks nothing. */
export function CoverageGauge({ of }: CoverageGaugeProps) {
  const words = useCertificateWords();
  const share = coveredBy(of);
  if (share === null) return null;
  const label = words.covered(of);
  return (
    <Stack gap={4}>
      <Progress.Root size="md" maw={320}>
        <Progress.Section value={share * 100} aria-label={label} />
      </Progress.Root>
      <Text size="sm">{label}</Text>
    </Stack>
  );
}
