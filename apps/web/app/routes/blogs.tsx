export default function Stub() {
  return <h1>blogs</h1>;
}
