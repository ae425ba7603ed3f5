import { thumbnailOf } from "@domain/file/path";
import { beforeEach, expect, it } from "vitest";
import { uploadProfilePicture } from "../../../functions/src/callables/upload-profile-picture";
import { bytesOf, drop } from "../../../functions/src/files/bucket";
import { sendUserInvitation } from "../../../functions/src/index";
import { ask } from "../ask";
import { filesThere, useBucket } from "../bucket-stage";
import { turnedJpeg } from "../pictures-made";
import { put, read, useStage } from "../stage";
import { useFakeAccounts } from "./fake-accounts";
import { mailsSent, useStaffed } from "./staffed";

useStage("demo-mail-logo");
useBucket("demo-mail-logo");
useStaffed(useFakeAccounts());

const invite = (by: string) =>
  ask(sendUserInvitation, by, {
    userData: { userId: "invited" },
    zooId: "home",
    zooNameInviteFrom: "",
    peopleNameInviteFrom: "",
  });

let path: string;

beforeEach(async () => {
  await drop(await filesThere());
  const picture = await turnedJpeg(1);
  const answer = await ask(uploadProfilePicture, "admin", {
    type: "zoo",
    id: "home",
    zooId: "home",
    base64picture: picture.toString("base64"),
  });
  expect(answer).toMatchObject({ success: true });
  path = String((await read("zoo/home"))?.["logoUrl"]);
});

const messageFrom = async (by: string) => {
  expect(await invite(by)).toMatchObject({ success: true });
  const [mail] = await mailsSent();
  return mail?.message;
};

it("stands in the mail itself, beside the establishment's name", async () => {
  const message = await messageFrom("admin");
  expect(message?.html).toMatch(
    /^<p><img src="cid:logo" alt="" height="40"> <strong>Home<\/strong><\/p>/,
  );
  expect(message?.text).toMatch(/^Home\n/);
  const thumbnail = await bytesOf(thumbnailOf(path));
  expect(message?.attachments).toEqual([
    {
      filename: "logo.jpg",
      content: thumbnail?.toString("base64"),
      encoding: "base64",
      contentType: "image/jpeg",
      contentDisposition: "inline",
      cid: "logo",
    },
  ]);
});

it.each([
  ["the provider sends it", "root", () => Promise.resolve()],
  ["its file is gone", "admin", async () => drop([thumbnailOf(path)])],
  [
    "it lies elsewhere",
    "admin",
    async () =>
      put({
        "zoo/home": {
          ...(await read("zoo/home")),
          logoUrl: "https://img.example.org/logo.png",
        },
      }),
  ],
  [
    "it is another establishment's",
    "admin",
    async () =>
      put({
        "zoo/home": {
          ...(await read("zoo/home")),
          logoUrl: path.replace("home/", "other/"),
        },
      }),
  ],
])("is left out where %s, and the mail goes", async (_, by, change) => {
  await change();
  const message = await messageFrom(by);
  expect(message?.html).toMatch(/^<p><strong>/);
  expect(message).not.toHaveProperty("attachments");
});
