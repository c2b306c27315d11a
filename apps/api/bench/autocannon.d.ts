declare module "autocannon" {
  type Request = {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  };
  type Options = {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    requests: Request[];
  };
  type Result = {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  };
  const autocannon: (options: Options) => Promise<Result>;
  export = autocannon;
}
