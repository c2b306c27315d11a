// Plain JavaScript, as the one file that is read before there is a cache: Node would load its
// stripper of types for it alone, at every start.
import "./compileCache.js";

// Imported only now: an import at the top would be compiled before the cache is there.
const { startServer } = await import("./startServer.ts");
await startServer();
