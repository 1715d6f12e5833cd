/** Streams content problems to browsers as server-sent events. */
import type { ServerResponse } from "node:http";
import type { ProblemReport } from "content-kit";

export class ProblemFeed {
  private readonly browsers = new Set<ServerResponse>();
  private event = "";

  /** Sends a report to all browsers, and to those that connect later. */
  send(report: ProblemReport): void {
    this.event = `data: ${JSON.stringify(report)}\n\n`;
    for (const browser of this.browsers) browser.write(this.event);
  }

  /** Responds to a browser that connects. */
  open(response: ServerResponse): void {
    response.writeHead(200, {
      "content-type": "text/event-stream",
      // no-transform: otherwise the develop server's compression buffers events.
      "cache-control": "no-cache, no-transform",
    });
    response.write(`retry: 1000\n${this.event}`);
    this.browsers.add(response);
    response.on("close", () => this.browsers.delete(response));
  }
}
