import { searchData } from "../search/searchData.ts";

export function loader() {
  return Response.json(searchData());
}
