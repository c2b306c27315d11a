export default function Stub() {
  return <h1>application</h1>;
}
