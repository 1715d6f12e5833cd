/** Descriptions in a schema of graphql-compose, as Gatsby hands it over. */
import { SchemaComposer } from "graphql-compose";
import { describeSchema } from "../lib/describe-schema";

const schema = (): SchemaComposer => {
  const composer = new SchemaComposer();
  composer.createObjectTC({
    name: "Book",
    description: "A book on the shelf.",
    fields: { title: { type: "String", description: "As printed on the cover." }, id: "ID!" },
  });
  composer.createInputTC({ name: "StringQueryOperatorInput", fields: { eq: "String" } });
  composer.createInputTC({ name: "BookFilterInput", fields: { title: "StringQueryOperatorInput" } });
  composer.Query.addFields({
    book: { type: "Book", args: { title: "String" } },
    allBook: { type: "[Book!]!", args: { filter: "BookFilterInput", limit: "Int" } },
  });
  return composer;
};

const described = (fields: Record<string, string> = {}): SchemaComposer => {
  const composer = schema();
  describeSchema([...(composer as unknown as Map<string, unknown>).values()], fields);
  return composer;
};

test("a filter has the description of the field that it filters", () => {
  const filter = described().getITC("BookFilterInput");
  expect(filter.getField("title").description).toBe("As printed on the cover.");
  expect(filter.getDescription()).toContain("Book");
});

test("both queries of a type are described, and their arguments", () => {
  const query = described().Query;
  expect(query.getField("book").description).toContain("A book on the shelf.");
  expect(query.getField("allBook").description).toContain("A book on the shelf.");
  expect(query.getFieldArg("book", "title").description).toBe("As printed on the cover.");
  expect(query.getFieldArg("allBook", "limit").description).toBeTruthy();
});

test("the site's own sentence fills a gap, and replaces nothing", () => {
  const book = described({ "Book.id": "The shelf mark.", "Book.title": "Another." }).getOTC("Book");
  expect(book.getField("id").description).toBe("The shelf mark.");
  expect(book.getField("title").description).toBe("As printed on the cover.");
});
