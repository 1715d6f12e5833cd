/** People of an episode. */
import { ROLE_NAMES } from "../../content-model/fields/podcast-roles";
import { cutText, fieldText } from "../html";
import { children, childText } from "../wxr";
import { attribute, type Write, type Xml } from "./item";

export const peopleOf = (item: Xml, note: Write): Record<string, unknown>[] | undefined => {
  const people = children(item, "podcast:person").flatMap((person) => {
    const name = fieldText(childText({ person }, "person"));
    if (!name) return [];
    const role = attribute(person, "role").toLowerCase() || "host";
    const known = ROLE_NAMES.find((one) => one === role);
    if (!known) note(`${name} has the role "${role}", which the site does not have`, { isLacking: true, near: name });
    const image = attribute(person, "img");
    if (image) note(`the picture of ${name} was left out: ${image}`);
    const href = attribute(person, "href");
    if (href && !/^https:\/\//.test(href)) note(`the link of ${name} was left out: ${href}`, { near: name });
    return [{ name: cutText(name, 128), role: known ?? "guest", ...(/^https:\/\//.test(href) ? { href } : {}) }];
  });
  return people.length > 0 ? people : undefined;
};
