/** Globals of Gatsby's runtime, for components that render its links. */
Object.assign(globalThis, {
  __BASE_PATH__: "",
  __PATH_PREFIX__: "",
  __TRAILING_SLASH__: "never",
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
});

// Gatsby's own throws: a build takes the queries out of components.
jest.mock("gatsby", () => ({ ...jest.requireActual<object>("gatsby"), graphql: () => undefined }));
