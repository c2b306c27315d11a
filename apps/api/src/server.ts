import { compileCache } from "./compileCache.ts";

compileCache();
// Imported only now: an import at the top would be compiled before the cache is there.
const { startServer } = await import("./startServer.ts");
await startServer();
