/** Packing a built site for its host, and switching releases; hosting rules for servers of our own. */
export { deploy, FailedCheckError, rollBack } from "./deploy/deploy";
export { readRules } from "./deploy/manifest";
export { packageSite } from "./deploy/package-site";
export { listReleases } from "./deploy/releases";
export { CONTENT_TYPES, OTHER_TYPE, TEXT_TYPES } from "./hosting/content-types";
export {
  type Headers,
  headersFor,
  type HostingRules,
  notFoundAnswer,
  type NotFoundAnswer,
  notFoundPage,
  redirectTargets,
} from "./hosting/rules";
