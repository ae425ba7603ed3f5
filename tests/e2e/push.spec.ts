import type { BrowserContext, Page, Worker } from "@playwright/test";
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

interface Scope {
  registration: ServiceWorkerRegistration;
}

const workerOf = (context: BrowserContext): Worker => {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error("There is no service worker.");
  return worker;
};

/** What stands there of ours. */
const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as Scope;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** As a finger on what is shown. */
const touch = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as Scope;
    const [notification] = await registration.getNotifications();
    const event = new Event("notificationclick");
    dispatchEvent(Object.assign(event, { notification }));
  });

/** Keeps what the worker asks to have shown, of one tag the last: a browser without a window shows nothing, and takes no permission for it. */
const keepAsked = (worker: Worker) =>
  worker.evaluate(() => {
    const asked: Notification[] = [];
    const { registration } = globalThis as unknown as Scope;
    const take = (tag: string) => {
      const at = asked.findIndex((one) => one.tag === tag);
      if (at >= 0) asked.splice(at, 1);
    };
    registration.showNotification = (title, options) => {
      const one = { body: "", tag: "", ...options, title };
      if (one.tag !== "") take(one.tag);
      const close = () => take(one.tag);
      asked.push({ ...one, close } as unknown as Notification);
      return Promise.resolve();
    };
    registration.getNotifications = () => Promise.resolve(asked);
  });

async function walk(
  context: BrowserContext,
  page: Page,
  { isShown }: { isShown: boolean },
): Promise<void> {
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
  const worker = workerOf(context);
  if (!isShown) await keepAsked(worker);
  const data = {
    title: `Rappel : ${task.title}`,
    body: "à faire avant 11:00",
    path: taskAddress(task),
    tag: `task_${task.id}`,
  };
  await push(JSON.stringify({ from: "42", data }));
  const { title, body, tag } = data;
  await expect.poll(() => shown(worker)).toEqual([{ title, body, tag }]);
  await push(
    JSON.stringify({ from: "42", data: { ...data, body: "en retard" } }),
  );
  await expect
    .poll(() => shown(worker))
    .toEqual([{ title, body: "en retard", tag }]);

  await touch(worker);
  await expect(drawer(page, task)).toBeVisible();
  await expect.poll(() => shown(worker)).toEqual([]);
  await push("no JSON");
  await expect
    .poll(() => shown(worker))
    .toEqual([{ title: "Suricate", body: "", tag: "" }]);
}

test("a push asks to show what is to do, and leads there; without Firebase's key it is not offered", ({
  context,
  page,
}) => walk(context, page, { isShown: false }));

test("a browser with a window shows what a push says, and takes it away when it is touched @long", ({
  context,
  page,
}) => walk(context, page, { isShown: true }));
