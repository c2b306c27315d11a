export default function Stub() {
  return <h1>affordability-calculator</h1>;
}
