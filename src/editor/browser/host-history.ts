/** The hosted editor's link to the history of the open form's file, which its git host shows. */
import { hostHistory, type HostedBackend } from "../host-history";
import { element } from "./dom";
import { openPath, store } from "./store";

/** Shows the link while a form of an existing entry is open. */
export const showHostHistory = (backend: HostedBackend): void => {
  const link = element("a", { class: "open-publish", target: "_blank", rel: "noopener" }, "History of this entry");
  store.subscribe(() => {
    const path = location.hash.includes("/entries/") ? openPath() : "";
    const address = path === "" ? undefined : hostHistory(backend, path);
    if (address === undefined) return link.remove();
    link.href = address;
    if (!link.isConnected) document.body.append(link);
  });
};
