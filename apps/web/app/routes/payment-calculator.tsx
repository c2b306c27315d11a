export default function Stub() {
  return <h1>payment-calculator</h1>;
}
