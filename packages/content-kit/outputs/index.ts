/** What is written from a model: new files, the reference of all fields, schemas for code editors. */
export { NewContentError, newFiles, newKinds } from "./new-files";
export { jsonSchema } from "./json-schema";
export { referencePage } from "./reference-page";
