import { openApp } from "../sdk/app";

/**
 * What is used of the SDK, said here: it would rather register installations, which the sender's side (firebase-admin)
 * has no way to address yet.
 */
interface Messaging<Opened> {
  getMessaging: (app: Awaited<ReturnType<typeof openApp>>["app"]) => Opened;
  getToken: (
    messaging: Opened,
    options: {
      vapidKey: string;
      serviceWorkerRegistration: ServiceWorkerRegistration;
    },
  ) => Promise<string>;
}

const addressBy = async <Opened>(
  { getMessaging, getToken }: Messaging<Opened>,
  registration: ServiceWorkerRegistration,
  vapidKey: string,
): Promise<string> => {
  const { app } = await openApp();
  const options = { vapidKey, serviceWorkerRegistration: registration };
  return getToken(getMessaging(app), options);
};

/** Where Firebase sends what is for this service worker; asked anew only where the browser has another by now, or once a week. */
export const fcmAddress = async (
  registration: ServiceWorkerRegistration,
  vapidKey: string,
): Promise<string> =>
  addressBy(await import("firebase/messaging"), registration, vapidKey);
