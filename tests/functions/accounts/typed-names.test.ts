import { describe, expect, it } from "vitest";
import { sendUserInvitation } from "../../../functions/src/index";
import { ask } from "../ask";
import { put, read, useStage } from "../stage";
import { useFakeAccounts } from "./fake-accounts";
import { mailsSent, useStaffed } from "./staffed";

useStage("demo-typed-names");
useStaffed(useFakeAccounts());

/** The mail that invites somebody of this name to an establishment of that. */
async function invitationOf(userFirstname: string, zooName: string) {
  await put({
    "zoo/home": { ...(await read("zoo/home")), zooName },
    "users/invited": { ...(await read("users/invited")), userFirstname },
  });
  expect(
    await ask(sendUserInvitation, "admin", {
      userData: { userId: "invited" },
      zooId: "home",
    }),
  ).toMatchObject({ success: true });
  const [mail] = await mailsSent();
  return mail!.message;
}

describe("a mail takes what people typed for text", () => {
  it("no header, no markup", async () => {
    const { subject, text, html } = await invitationOf(
      "<script>alert(1)</script>\r\nTo: all",
      'Eve\r\nBcc: all@x.test <img src=x onerror="y">',
    );
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain("&lt;script&gt;");
    expect(text.split("\n").some((line) => /^(?:Bcc|To):/.test(line))).toBe(
      false,
    );
  });

  it.each([
    "locked: https://evil.test/login",
    "www.evil.test",
    "mail eve@evil.test",
    "evil\u3002test",
    "evil.\u2060test",
  ])("no link: %s", async (name) => {
    const { subject, text, html } = await invitationOf(name, name);
    const own = /https?:\/\/[\w.:-]+\/Register#[\w-]{43}/g;
    for (const part of [subject, text, html])
      expect(part.replace(own, "")).not.toMatch(
        /:\/\/|[\p{L}\p{N}][.@\u3002]\u2060?[\p{L}\p{N}]/u,
      );
    expect(text.match(own)).toHaveLength(1);
    expect(html.match(own)).toHaveLength(1);
  });

  it("and cuts what is long", async () => {
    const { subject } = await invitationOf("Eve", "a.".repeat(250));
    expect(subject.length).toBeLessThan(170);
  });

  it("and leaves names as they are written", async () => {
    const { text } = await invitationOf("J.-P. d’Été", "Zoo de l’Est (A/B)");
    expect(text).toContain("J.-P. d’Été");
    expect(text).toContain("Zoo de l’Est (A/B)");
  });
});
