/** What describes content, checks it, and says what is wrong with it; for browsers, too. Folders are read by `read.ts`. */
export { addressProblem } from "./checks/addresses";
export { type FolderOfKinds, missingFiles } from "./checks/between-files";
export { placeInBody, rangeOf } from "./checks/body-place";
export { isMediaPath, mediaPath } from "./checks/downloads";
export {
  allOf,
  type CheckedFiles,
  type CheckResult,
  type Entry,
  type EntryOf,
  type FileCheck,
  isOf,
  onlyOf,
  problemAt,
  problemOfFile,
} from "./checks/entry";
export { checkFile } from "./checks/file";
export { TEXT_WIDTH } from "./checks/media";
export { type Publication, publicationOf, PUBLISHED } from "./checks/publication";
export { headingsOf, type Use, usesOf } from "./checks/uses";
export { FILL_IN, FILL_IN_COMMENT, FILL_IN_SHORT } from "./fields/fill-in";
export { type Film, filmAt, PLAYER_ORIGINS } from "./fields/films";
export {
  as,
  audioAddress,
  called,
  choice,
  counter,
  country,
  currency,
  date,
  decimal,
  duration,
  email,
  film,
  flag,
  formerly,
  group,
  isDownload,
  language,
  line,
  list,
  long,
  markdown,
  MEDIA_ENDINGS,
  MEDIA_NAME,
  mediaFile,
  money,
  OLD_PATH,
  oldPath,
  oneOf,
  origin,
  phone,
  price,
  prose,
  reference,
  shownAt,
  siteUrl,
  SLUG,
  slug,
  slugProblem,
  target,
  timeOfDay,
  timeZone,
  usual,
  uuid,
  variant,
  verificationCode,
  webAddress,
  whole,
} from "./fields";
export { capital, labelOf, labelOfChoice, singular } from "./fields/labels";
export { FAIL_ON, isUsable, type MediaFacts, type MediaForm, TALLEST } from "./fields/media-facts";
export { MEDIA_SIGNS } from "./fields/media-name";
export { type Pay, PAY_UNITS, payIn, payText, textOfUnit } from "./fields/pay";
export { pluralForms, searchPluralForms } from "./fields/plural";
export { PODCAST_ROLES, type PodcastRole, ROLE_NAMES } from "./fields/podcast-roles";
export { amountOf, amountsIn, type Locale, namesMoney, type Price, priceText } from "./fields/price";
export {
  elementOf,
  fieldMeta,
  isOptional,
  listAt,
  ownMeta,
  type PathStep,
  schemaAt,
  shapeOf,
  textAt,
  textsAt,
  unwrap,
  valueAt,
  variantOf,
  variantsOf,
  visitorOf,
  visitValues,
} from "./fields/schema-walk";
export { FACTS_IN_TEXTS, SITE_FACTS, siteFacts } from "./fields/site-facts";
export { YES_OR_NO } from "./fields/yes-or-no";
export {
  type Choice,
  type ContentKind,
  defineKind,
  EVERY_PAGE,
  isInFolder,
  isOneOfMany,
  isSingle,
  ownerKind,
} from "./kinds/kind";
export { labelOfKind, labelOfMany } from "./kinds/labels";
export { type KindMatch, kindMatcher } from "./kinds/match-kind";
export { describePath } from "./messages/describe-path";
export { didYouMean } from "./messages/did-you-mean";
export { finding, type Finding, warning } from "./messages/finding";
export { BODY, fieldLabel, labelOfPath } from "./messages/form-labels";
export { fileMessage, formMessage, type FormNames, withMessages } from "./messages";
export type { PublicationFault } from "./messages/links";
export {
  didYouMeanOr,
  type Message,
  type Names,
  type OfField,
  say,
  type Subject,
  type Texts,
} from "./messages/message";
export { intendedNumber } from "./messages/numbers";
export {
  compareProblems,
  type ContentProblem,
  formatProblems,
  isError,
  type Place,
  type ProblemText,
} from "./messages/problem";
export { failureReport, type ProblemReport, reportOf } from "./messages/problem-report";
export { countOf, shorten } from "./messages/words";
export { type CheckedFolder, defineModel } from "./model";
export { headingIds } from "./source/heading-ids";
export { type ContentFile, readSource, type Source } from "./source";
export { bodyOf, childrenOf, type MarkdownNode, parseMarkdown, visitMarkdown, wordsOf } from "./source/markdown";
export { paragraphsOfCues, readTranscript } from "./source/transcript";
