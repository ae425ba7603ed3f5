import type { Taxon } from "@domain/taxonomy/taxon";
import { Box, Group, Text, UnstyledButton } from "@mantine/core";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { TaxonName } from "../parts/taxon-name";

interface BranchProps {
  taxon: Pick<Taxon, "latin" | "name" | "names">;
  /** How much lies below. */
  count: string | null;
  /** What lies below; asked for once it is opened. */
  children: () => ReactNode;
}

/** An order or a family of the tree, closed until it is opened. */
export function Branch({ taxon, count, children }: BranchProps) {
  const [open, setOpen] = useState(false);
  const Chevron = open ? IconChevronDown : IconChevronRight;
  return (
    <Box component="li" style={{ listStyle: "none" }}>
      <UnstyledButton
        w="100%"
        mih={40}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Group gap="xs" wrap="nowrap">
          <Chevron size={18} aria-hidden style={{ flex: "none" }} />
          <Box miw={0} flex={1}>
            <TaxonName taxon={taxon} />
          </Box>
          {count !== null && (
            <Text
              component="span"
              c="dimmed"
              size="sm"
              style={{ flex: "none" }}
            >
              {count}
            </Text>
          )}
        </Group>
      </UnstyledButton>
      {open && <Leaves>{children()}</Leaves>}
    </Box>
  );
}

/** What lies below a branch, a step in. */
export const Leaves = ({ children }: { children: ReactNode }) => (
  <Box component="ul" m={0} p={0} pl="lg">
    {children}
  </Box>
);
