import { startNginx } from "../support/nginx";
import { describeHost } from "./describe-host";

describe("nginx with the generated configuration", () => describeHost("nginx", startNginx));
