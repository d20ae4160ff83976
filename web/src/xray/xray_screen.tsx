export function XrayScreen() {
  return (
    <main class="xray">
      <h1>X-ray</h1>
    </main>
  );
}
