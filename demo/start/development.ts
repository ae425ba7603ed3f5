import type { Plugin } from "vite";
import type { Ports } from "./ports";

const suitePlugin = (emulators: string): Plugin => ({
  name: "suricate-suite",
  configureServer(server) {
    server.middlewares.use("/emulators.json", (_request, response) => {
      response.setHeader("content-type", "application/json");
      response.end(emulators);
    });
  },
});

/** Serves the app with hot reload in Hosting's place. Answers a function that closes the server. */
export async function serveDevelopment(
  root: string,
  ports: Ports,
  emulators: string,
): Promise<() => Promise<void>> {
  const { createServer } = await import("vite");
  const server = await createServer({
    root,
    mode: "localhost",
    plugins: [suitePlugin(emulators)],
    server: { host: "127.0.0.1", port: ports.hosting, strictPort: true },
  });
  await server.listen();
  return () => server.close();
}
