import type { ProfileForm } from "@domain/person/forms";
import { outcomeOf, type Outcome } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { patch } from "../../../data/write";
import type { Receipt } from "../../../data/write-types";
import { chooseLanguage } from "../../../lib/i18n/i18n";

interface Base {
  card: Row<"users">;
  account: Row<"accounts">;
}

/** Writes what was changed: names on the card, the language in the private account and in this browser. */
export async function saveProfile(
  { card, account }: Base,
  form: ProfileForm,
): Promise<Outcome> {
  const userFirstname = form.userFirstname.trim();
  const userLastname = form.userLastname.trim();
  const { language } = form;
  const about = { kind: "users", name: `${userFirstname} ${userLastname}` };
  const receipts: Receipt[] = [];
  if (
    userFirstname !== card.data.userFirstname ||
    userLastname !== card.data.userLastname
  )
    receipts.push(
      patch("users", card.id, { userFirstname, userLastname }, about, card),
    );
  if (language !== account.data.language) {
    receipts.push(
      patch("accounts", account.id, { language }, about, account, card.id),
    );
    await chooseLanguage(language);
  }
  const outcomes = await Promise.all(receipts.map(outcomeOf));
  return outcomes.includes("queued") ? "queued" : "saved";
}
