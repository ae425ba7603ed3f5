import { choose, follow, press, type } from "./steps/forms";
import { aPerson, aPlace } from "./steps/place";
import { signIn } from "./steps/session";
import { texts } from "./steps/texts";
import { expect, test } from "./steps/test";

const t = texts("fr");

test("an administrator invites a keeper, finds them in the list, and deactivates them", async ({
  page,
}) => {
  const place = await aPlace();
  const admin = await aPerson(place, { right: "admin", role: "none" });
  await signIn(page, admin.mail, {
    password: admin.password,
    at: "/ZooDetails?tab=accounts",
  });
  const list = page.getByRole("table", { name: t("users.title") });
  await expect(list).toBeVisible();
  await follow(page, t("users.actions.create"));
  const mail = `zoe.${place.zooId}@suricate.test`;
  await type(page, t("users.fields.userFirstname"), "Zoé");
  await type(page, t("users.fields.userLastname"), "Petit");
  await type(page, t("users.fields.userMail"), mail);
  await press(page, t("users.create.next"));
  await press(page, t("users.create.next"));
  await choose(page, t("users.options.role.keeper"), "Savane");
  await press(page, t("users.create.send"));
  await expect(
    page.getByText(t("users.messages.invited", { name: mail })),
  ).toBeVisible();
  const row = list.getByRole("row", { name: /Zoé Petit/ });
  await expect(row).toContainText(t("users.options.status.pending"));
  await row.getByRole("link").click();
  const record = page.getByRole("dialog", { name: "Zoé Petit" });
  await expect(record.getByText(mail)).toBeVisible();
  await expect(record.getByRole("link", { name: "Savane" })).toBeVisible();
  await press(
    record,
    t("common.messages.actionOn", {
      action: t("common.actions.more"),
      name: "Zoé Petit",
    }),
  );
  await page
    .getByRole("menuitem", { name: t("users.actions.disable") })
    .click();
  await press(
    page.getByRole("dialog").filter({
      hasText: t("users.questions.disable.body"),
    }),
    t("users.questions.disable.confirm"),
  );
  await expect(
    record.getByText(t("users.options.status.disabled")),
  ).toBeVisible();
  await press(record, t("users.actions.reactivate"));
  await expect(
    record.getByText(t("users.options.status.pending")),
  ).toBeVisible();
});
