export function LabScreen() {
  return (
    <main class="lab">
      <h1>Lab</h1>
    </main>
  );
}
