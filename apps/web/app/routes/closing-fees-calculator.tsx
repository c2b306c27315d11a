export default function Stub() {
  return <h1>closing-fees-calculator</h1>;
}
