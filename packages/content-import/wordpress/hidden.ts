/** Why an entry of an older site was not for everybody, or was made in a way that an export does not have. */
import type { WordpressItem } from "./read";

const isYes = (value: string): boolean => /^(?:1|on|yes|true)$/i.test(value.trim());

/** Fields of plugins that keep search engines out; of SEOPress's, a yes means no. */
const isUnindexed = ([name, value]: readonly [string, string]): boolean =>
  (/noindex/i.test(name) && isYes(value)) ||
  (/robots/i.test(name) && /noindex/i.test(value)) ||
  (name === "_seopress_robots_index" && isYes(value));

const MEMBERS = /member|wpmem|restrict|protect|paywall|subscri(?:ber|ption)|_access|premium|password/i;

/** Fields of plugins that show an entry to some people only. */
const isForMembers = ([name, value]: readonly [string, string]): boolean =>
  MEMBERS.test(name) &&
  !/^(?:|0|no|off|false|none|null|public|everyone|everybody|open|a:0:\{\}|\[\]|\{\})$/i.test(value.trim());

const BUILDER =
  /elementor|fl_builder|panels_data|bricks_|breakdance|cornerstone|oxygen|ct_builder|mfn-|themify_builder|_vcv|tve_|et_pb_|\[(?:vc|et_pb|fusion|av|fl|x|cs|mk|kc|nectar)_/;

/** What an editor has to know before they publish it. */
export const reasonsToWait = (item: WordpressItem): string[] => {
  const { status, hasPassword, meta, content } = item;
  const isBuilt = BUILDER.test(content) || meta.some(([name, value]) => value.trim() !== "" && BUILDER.test(name));
  const members = meta.find(isForMembers);
  return [
    ...(status === "publish" || status === "future" ? [] : [`it was not public: its status was "${status}"`]),
    ...(hasPassword ? ["it had a password, which pages here do not have"] : []),
    ...(meta.some(isUnindexed) ? ["it was hidden from search engines (noindex)"] : []),
    ...(members ? [`it was for members only: its field "${members[0]}" says so`] : []),
    ...(/<!--\s+wp:\S*(?:member|paywall|premium-content|restrict)/i.test(content)
      ? ["a part of it was for members only"]
      : []),
    ...(isBuilt ? ["it was made with a page builder: compare it with the old page"] : []),
  ];
};
