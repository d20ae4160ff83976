import { route } from '../route';
import { t } from '../shared/language';

/// Where X-ray shows its own search of a move that somebody found in another way, it says so.
export function Whose() {
  const now = route.value;
  if (now.place !== 'xray' || !now.by) return null;
  return (
    <p class="xray-whose" role="note">
      {t('whose-search', { by: now.by, name: now.who ?? '' })}
    </p>
  );
}
