export default function Stub() {
  return <h1>refinance-calculator</h1>;
}
