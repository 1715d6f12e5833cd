/** All declared fields and types. */
import type { DerivedField, ObjectType } from "../derive";
import { placeFields, placeTypes } from "./places";
import { serviceFields, serviceTypes } from "./services";
import { siteFields, siteTypes } from "./site";
import { writingFields, writingTypes } from "./writing";

export const objectTypes: readonly ObjectType[] = [...siteTypes, ...serviceTypes, ...placeTypes, ...writingTypes];

const byType = new Map<string, Map<string, DerivedField>>();
for (const field of [
  ...siteFields,
  ...serviceFields,
  ...placeFields,
  ...writingFields,
  ...objectTypes.flatMap(({ fields }) => fields),
]) {
  const fields = byType.get(field.of) ?? new Map<string, DerivedField>();
  byType.set(field.of, fields.set(field.name, field));
}

const NONE: ReadonlyMap<string, DerivedField> = new Map();

/** The declared fields of a type, by their names. A field with the name of a content field replaces it. */
export const derivedFields = (type: string): ReadonlyMap<string, DerivedField> => byType.get(type) ?? NONE;
