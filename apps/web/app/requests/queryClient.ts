import { QueryClient, type QueryFunction } from "@tanstack/react-query";
import { throwUnlessOk } from "./apiRequest.ts";

type Unauthorized = "returnNull" | "throw";

/** Fetches the URL that the parts of the query key spell; a 401 can be read as "nothing there". */
export function queryFromKey<T>(on401: Unauthorized): QueryFunction<T | null> {
  return async ({ queryKey, signal }) => {
    const response = await fetch(queryKey.join("/"), { credentials: "include", signal });
    if (on401 === "returnNull" && response.status === 401) return null;
    await throwUnlessOk(response);
    return response.json();
  };
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryFromKey("throw"),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
