export function AnalyseScreen() {
  return (
    <main class="analyse">
      <h1>Analyse</h1>
    </main>
  );
}
