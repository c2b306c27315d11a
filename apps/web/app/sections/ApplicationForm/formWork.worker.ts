import { findWork } from "./formWork.ts";

self.onmessage = ({ data: { token, workBits } }) => {
  self.postMessage(findWork(token, workBits));
};
