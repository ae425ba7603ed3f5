import { Kbd } from "@mantine/core";

/** The key of a keyboard that codes a behaviour; "–" while it has none. */
export const CodeKey = ({ code }: { code: string | null }) => (
  <Kbd size="md" miw={30} ta="center">
    {code === null || code === "" ? "–" : code}
  </Kbd>
);
