import { RouterProvider } from "react-router-dom";
import { Providers } from "./providers";
import { followNotified } from "./router/follow-notified";
import { createRouter } from "./router/router";

const router = createRouter();
followNotified((path) => router.navigate(path));

/** The whole application. */
export function App() {
  return (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
}
