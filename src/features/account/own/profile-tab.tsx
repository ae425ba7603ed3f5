import { Stack } from "@mantine/core";
import type { Row } from "../../../data/live-store";
import { Slot } from "../../slots";
import { OwnData } from "./own-data";
import { ProfileForm } from "./profile-form";

interface ProfileTabProps {
  card: Row<"users">;
  account: Row<"accounts">;
}

/** Who I am here, and what is kept about me. */
export function ProfileTab({ card, account }: ProfileTabProps) {
  return (
    <Stack gap="lg" maw={640}>
      <ProfileForm card={card} account={account} />
      <Slot name="people.parts" props={{ id: card.id }} />
      <OwnData />
    </Stack>
  );
}
