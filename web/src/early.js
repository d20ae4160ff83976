// Runs before anything is painted, so that nothing has to change its color afterwards: a script of its own, because the
// page's script waits for the whole document. What it sets is kept up to date by shared/appearance.ts.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('rookery.settings')) || {};
  } catch {
    // no storage, or something else wrote there
  }
  const root = document.documentElement;
  const isDark =
    kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  root.dataset.board = kept.board || 'wood';
  root.dataset.pieces = kept.pieces || 'classic';
})();
