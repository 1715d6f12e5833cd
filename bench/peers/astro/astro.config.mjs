export default { build: { format: "file" }, telemetry: false };
