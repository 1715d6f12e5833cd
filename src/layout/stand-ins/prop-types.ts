/** React checks no prop types outside development; Gatsby's runtime declares some all the same. */
const anything = { isRequired: undefined };

export default { func: anything, object: anything, string: anything };
