import { RouterProvider } from "react-router-dom";
import { Providers } from "./providers";
import { createRouter } from "./router/router";

const router = createRouter();

/** The whole application. */
export function App() {
  return (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
}
