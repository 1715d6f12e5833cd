import readStates from "./states.js";

export default () =>
  readStates().flatMap(({ slug, name: state, cities }) => cities.map((city) => ({ city, state, stateSlug: slug })));
