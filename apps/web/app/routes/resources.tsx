export default function Stub() {
  return <h1>resources</h1>;
}
