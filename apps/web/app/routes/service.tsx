export default function Stub() {
  return <h1>service</h1>;
}
