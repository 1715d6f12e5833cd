/** `npm run serve`: serves delivery/ at http://localhost:9000, or at PORT. */
import { startServer } from "./lib/reference-server";

const port = Number(process.env["PORT"] ?? 9000);

startServer("delivery", port).then(
  ({ port: taken }) => console.log(`\nThe site is served at http://localhost:${taken}\nStop it with Ctrl+C.`),
  (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE"
        ? `Port ${port} is taken: stop what uses it, or name another one, for example PORT=9001 npm start.`
        : error.message,
    );
    process.exit(1);
  },
);
