/** Takes the place of Decap CMS's page of a failure: keeps what was typed, and leads nowhere else. */
import * as React from "react";
import { stringify } from "yaml";
import { openEntry, type ImmutableMap } from "./store";

const h = React.createElement;

/** The form's fields as a file has them. */
const draft = (): string => {
  const data = openEntry()?.get("data") as ImmutableMap | undefined;
  if (!data) return "";
  const { body, ...fields } = data.toJS() as Record<string, unknown>;
  return typeof body === "string" ? `---\n${stringify(fields)}---\n\n${body}` : stringify(fields);
};

interface State {
  error?: Error;
  text?: string;
}

export class ErrorBoundary extends React.Component<{ children?: React.ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: Error): State {
    return { error, text: draft() };
  }

  override render(): React.ReactNode {
    const { error, text = "" } = this.state;
    if (!error) return this.props.children;
    return h(
      "div",
      { className: "failure", role: "alert" },
      h("h1", null, "The form has failed"),
      h("p", null, "No file was changed. Load the editor again; it then offers to bring back what you typed."),
      h("button", { type: "button", onClick: () => location.reload() }, "Load the editor again"),
      text && h("button", { type: "button", onClick: () => void navigator.clipboard.writeText(text) }, "Copy the text"),
      text && h("h2", null, "What the form had"),
      text && h("pre", null, text),
      h("details", null, h("summary", null, "For developers"), h("pre", null, error.stack ?? error.message)),
    );
  }
}
