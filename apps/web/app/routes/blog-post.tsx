export default function Stub() {
  return <h1>blog-post</h1>;
}
