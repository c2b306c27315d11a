export default function Stub() {
  return <h1>contact</h1>;
}
