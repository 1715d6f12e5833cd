export default () => ({ dir: { input: ".", output: "dist" } });
