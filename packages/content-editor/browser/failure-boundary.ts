/** What is shown in the place of a form that has failed. */
import * as React from "react";

const h = React.createElement;

export class FailureBoundary extends React.Component<{ children?: React.ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): React.ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return h(
      "div",
      { className: "failure", role: "alert" },
      h("h1", null, "The form has failed"),
      h("p", null, "No file was changed. Load the editor again; it then offers to bring back what you typed."),
      h("button", { type: "button", onClick: () => location.reload() }, "Load the editor again"),
      h("details", null, h("summary", null, "For developers"), h("pre", null, error.stack ?? error.message)),
    );
  }
}
