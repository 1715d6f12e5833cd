/** Sends the browsers that show the site while it is developed what is wrong with the content, as server-sent events. */
import type { ServerResponse } from "node:http";
import type { ProblemReport } from "../../content-model/messages/problem-report";

export class ProblemFeed {
  private readonly browsers = new Set<ServerResponse>();
  private event = "";

  /** Tells every browser, and each that comes later. */
  send(report: ProblemReport): void {
    this.event = `data: ${JSON.stringify(report)}\n\n`;
    for (const browser of this.browsers) browser.write(this.event);
  }

  /** Answers a browser that begins to listen. */
  open(response: ServerResponse): void {
    response.writeHead(200, {
      "content-type": "text/event-stream",
      // Without the second word, the develop server would hold events back to compress them.
      "cache-control": "no-cache, no-transform",
    });
    response.write(`retry: 1000\n${this.event}`);
    this.browsers.add(response);
    response.on("close", () => this.browsers.delete(response));
  }
}
