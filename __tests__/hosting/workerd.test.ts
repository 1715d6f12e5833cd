import { startWorkerd } from "../support/workerd";
import { describeHost } from "./describe-host";

describe("Cloudflare's runtime with the generated configuration", () => describeHost("workerd", startWorkerd));
