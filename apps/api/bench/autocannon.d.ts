declare module "autocannon" {
  interface Options {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    requests: object[];
  }
  interface Result {
    requests: { average: number };
    latency: { p99: number };
    non2xx: number;
    errors: number;
  }
  const autocannon: (options: Options) => Promise<Result>;
  export = autocannon;
}
