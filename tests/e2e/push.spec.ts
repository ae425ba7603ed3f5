import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { drawer, keptOnDevice, taskAddress } from "./steps/offline";
import { aPerson, aPlace, aTask } from "./steps/place";
import { signIn } from "./steps/session";
import { texts } from "./steps/texts";
import { url } from "./world";

test.use({ serviceWorkers: "allow", permissions: ["notifications"] });

const t = texts("fr");

/** Hands pushes to the service worker as the browser does when one comes; there is no Firebase here that sends any. */
async function pusher(context: BrowserContext, page: Page) {
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on(
      "ServiceWorker.workerRegistrationUpdated",
      ({ registrations }) => {
        const ours = registrations.find(({ scopeURL }) =>
          scopeURL.startsWith(url),
        );
        if (ours) resolve(ours.registrationId);
      },
    );
  });
  await browser.send("ServiceWorker.enable");
  const registrationId = await registered;
  return (data: string) =>
    browser.send("ServiceWorker.deliverPushMessage", {
      origin: url,
      registrationId,
      data,
    });
}

/** What the browser shows of ours. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** As a finger on what is shown: nobody but the browser may make such an event in a worker otherwise. */
const touch = (context: BrowserContext) =>
  context.serviceWorkers()[0]?.evaluate(async () => {
    const worker = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent: (event: Event) => void;
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const [notification] = await worker.registration.getNotifications();
    worker.dispatchEvent(
      new worker.NotificationEvent("notificationclick", { notification }),
    );
  });

test("a push shows what is to do and leads there; without Firebase's key it is not offered", async ({
  context,
  page,
}) => {
  const place = await aPlace();
  const task = await aTask(place);
  const { mail, password } = await aPerson(place);
  await signIn(page, mail, {
    password,
    remember: true,
    at: "/userSettings?tab=notices",
  });
  await expect(page.getByText(t("account.push.unconfigured"))).toBeVisible();
  await expect(
    page.getByRole("switch", { name: t("account.push.switch") }),
  ).toHaveCount(0);

  await keptOnDevice(page);
  const push = await pusher(context, page);
  const data = {
    title: `Rappel : ${task.title}`,
    body: "à faire avant 11:00",
    path: taskAddress(task),
    tag: `task_${task.id}`,
  };
  await push(JSON.stringify({ from: "42", data }));
  const { title, body, tag } = data;
  await expect.poll(() => shown(page)).toEqual([{ title, body, tag }]);
  await push(
    JSON.stringify({ from: "42", data: { ...data, body: "en retard" } }),
  );
  await expect
    .poll(() => shown(page))
    .toEqual([{ title, body: "en retard", tag }]);

  await touch(context);
  await expect(drawer(page, task)).toBeVisible();
  await expect.poll(() => shown(page)).toEqual([]);
  await push("no JSON");
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: "Suricate", body: "", tag: "" }]);
});
