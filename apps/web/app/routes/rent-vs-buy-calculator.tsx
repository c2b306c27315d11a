export default function Stub() {
  return <h1>rent-vs-buy-calculator</h1>;
}
