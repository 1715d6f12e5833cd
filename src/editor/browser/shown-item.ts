/** The items of a list as their fields show them, for their names. */
import { List } from "immutable";

export interface Field {
  get: (name: string) => unknown;
}

/** An item that has fields. */
interface Item {
  get: (name: string) => unknown;
  has: (name: string) => boolean;
  set: (name: string, value: unknown) => Item;
}

const membersOf = (field: Field | undefined, name: string): Field[] => [
  ...((field?.get(name) ?? []) as Iterable<Field>),
];

/** The fields of an item, which may be of one of several kinds. */
const fieldsOf = (list: Field, item: Item): Field[] =>
  membersOf(membersOf(list, "types").find((type) => type.get("name") === item.get("type")) ?? list, "fields");

/** A value as its field shows it: the label of a choice, and the items of a list in a row. */
const shownValue = (field: Field | undefined, value: unknown): unknown => {
  if (List.isList(value)) {
    const single = field?.get("field") as Field | undefined;
    return (value as List<unknown>)
      .toArray()
      .map((item) => shownValue(single, item))
      .join(", ");
  }
  const option = membersOf(field, "options").find((each) => each.get("value") === value);
  return option?.get("label") ?? value;
};

const isItem = (value: unknown): value is Item => value !== null && typeof value === "object" && "has" in value;

/** An item with the labels of choices in place of their values: `Paid Media`, not `paid-media`. */
export const shownItem = (list: Field, item: unknown): unknown => {
  if (!isItem(item)) return shownValue(list.get("field") as Field | undefined, item);
  return fieldsOf(list, item).reduce<Item>((shown, field) => {
    const name = String(field.get("name"));
    return shown.has(name) ? shown.set(name, shownValue(field, shown.get(name))) : shown;
  }, item);
};
