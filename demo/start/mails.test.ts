import { expect, it } from "vitest";
import { mailsOf } from "./mails";

const mail = (id: string, at: string) => ({
  document: {
    name: `projects/p/databases/(default)/documents/mail/${id}`,
    fields: {
      to: { arrayValue: { values: [{ stringValue: `${id}@suricate.test` }] } },
      message: {
        mapValue: {
          fields: {
            subject: { stringValue: "Bienvenue" },
            text: { stringValue: "Suivez http://127.0.0.1:5010/Register#code" },
          },
        },
      },
      createdAt: { timestampValue: at },
    },
  },
});

it("shows what would be sent, the newest first", () => {
  const found = [
    mail("old", "2026-11-22T08:00:00Z"),
    mail("new", "2026-11-22T09:00:00Z"),
    {},
  ];
  expect(mailsOf(found)).toEqual([
    {
      id: "new",
      to: "new@suricate.test",
      subject: "Bienvenue",
      text: "Suivez http://127.0.0.1:5010/Register#code",
      at: "2026-11-22T09:00:00Z",
    },
    expect.objectContaining({ id: "old" }),
  ]);
});

it("shows nothing where nothing was sent, and what says little as far as it goes", () => {
  expect(mailsOf([{}])).toEqual([]);
  expect(mailsOf([{ document: { name: "mail/bare" } }])).toEqual([
    { id: "bare", to: "", subject: "", text: "", at: "" },
  ]);
});
