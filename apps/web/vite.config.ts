import { reactRouter } from "@react-router/dev/vite";
import { brokeragePlugin } from "@simcoe/content/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { embedInDevelopment } from "./embedFiles.ts";

/** What most pages share comes in few files: on a slow line each file costs more than its bytes. */
const sharedChunks = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: "router", test: /node_modules\/react-router\//, priority: 2 },
  { name: "kit", test: /\/packages\/ui\/src\/|\/apps\/web\/app\/|lucide/, minShareCount: 13 },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [brokeragePlugin(), vanillaExtractPlugin(), embedInDevelopment(), reactRouter()],
  build: {
    rolldownOptions: {
      output: isSsrBuild ? {} : { codeSplitting: { groups: sharedChunks } },
    },
  },
  server: { port: 3000, strictPort: true, proxy: { "/api": "http://localhost:3001" } },
}));
