import { useRef, useState } from 'preact/hooks';
import { Search } from '../parts/icons';
import { Select } from '../parts/select';
import { groupedText } from '../format';
import { t, type PlainMessageId } from '../shared/language';
import { gameTitle } from '../shared/names';
import { facets, filter, setFilter } from './library';
import type { Facet, Source } from '../protocol';

const sources: Record<string, PlainMessageId> = {
  played: 'source-played',
  imported: 'source-imported',
  analysis: 'source-analyses',
};

const results = [
  { value: '', title: 'any-result' },
  { value: '1-0', title: 'first-side-won' },
  { value: '0-1', title: 'second-side-won' },
  { value: '1/2-1/2', title: 'draw' },
  { value: '*', title: 'not-finished' },
] as const;

function titleOf({ value, title }: Facet): string {
  const source = sources[value];
  return source ? t(source) : gameTitle({ id: value, title });
}

/// All that there is to choose from, and what is chosen even if there is none of it any more.
function choicesOf(all: string, list: Facet[] | undefined, value: string | undefined) {
  const known = (list ?? []).map(each => ({
    value: each.value,
    title: `${titleOf(each)} (${groupedText(each.count)})`,
  }));
  const isMissing = value && !known.some(each => each.value === value);
  return [{ value: '', title: all }, ...known, ...(isMissing ? [{ value, title: value }] : [])];
}

function Day({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) {
  return (
    <label class="field">
      <span>{label}</span>
      <input type="date" value={value} onChange={event => onChange(event.currentTarget.value)} />
    </label>
  );
}

/// Narrows the list down.
export function FilterBar() {
  const wanted = filter.value;
  const counts = facets.value;
  const timer = useRef(0);
  // On a phone the games come first.
  const [isOpen, setOpen] = useState(false);
  const search = (text: string) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setFilter({ text }), 250);
  };
  return (
    <section class={`filter-bar${isOpen ? ' open' : ''}`} aria-label={t('filter')}>
      <label class="field filter-text">
        <span>{t('filter-text')}</span>
        <span class="search-field">
          <Search size={18} aria-hidden="true" />
          <input type="search" value={wanted.text ?? ''} onInput={event => search(event.currentTarget.value)} />
        </span>
      </label>
      <button type="button" class="button filter-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('filters')}
      </button>
      <Select
        label={t('game')}
        value={wanted.game ?? ''}
        choices={choicesOf(t('all-games'), counts?.games, wanted.game)}
        onChange={game => setFilter({ game })}
      />
      <Select
        label={t('result')}
        value={wanted.result ?? ''}
        choices={results.map(({ value, title }) => ({ value, title: t(title) }))}
        onChange={result => setFilter({ result })}
      />
      <Select
        label={t('from-where')}
        value={wanted.source ?? ''}
        choices={choicesOf(t('everywhere'), counts?.sources, wanted.source)}
        onChange={source => setFilter({ source: source as Source })}
      />
      {(counts?.tags.length || wanted.tag) && (
        <Select
          label={t('tag')}
          value={wanted.tag ?? ''}
          choices={choicesOf(t('any-tag'), counts?.tags, wanted.tag)}
          onChange={tag => setFilter({ tag })}
        />
      )}
      <Day label={t('date-from')} value={wanted.from ?? ''} onChange={from => setFilter({ from })} />
      <Day label={t('date-to')} value={wanted.to ?? ''} onChange={to => setFilter({ to })} />
    </section>
  );
}
