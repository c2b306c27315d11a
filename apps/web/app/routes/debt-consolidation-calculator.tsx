export default function Stub() {
  return <h1>debt-consolidation-calculator</h1>;
}
