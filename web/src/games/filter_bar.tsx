import { useRef, useState } from 'preact/hooks';
import { Search } from '../parts/icons';
import { Select } from '../parts/select';
import { facets, filter, setFilter } from './library';
import type { Facet, Source } from './messages';

const sources: Record<string, string> = { played: 'Played here', imported: 'Imported', analysis: 'Analyses' };

const results = [
  { value: '', title: 'Any result' },
  { value: '1-0', title: 'First side won' },
  { value: '0-1', title: 'Second side won' },
  { value: '1/2-1/2', title: 'Draw' },
  { value: '*', title: 'Not finished' },
];

/// All that there is to choose from, and what is chosen even if there is none of it any more.
function choicesOf(all: string, list: Facet[] | undefined, value: string | undefined) {
  const known = (list ?? []).map(each => ({
    value: each.value,
    title: `${sources[each.value] ?? each.title} (${each.count.toLocaleString('en-US')})`,
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
    <section class={`filter-bar${isOpen ? ' open' : ''}`} aria-label="Filter">
      <label class="field filter-text">
        <span>Players, event or name</span>
        <span class="search-field">
          <Search size={18} aria-hidden="true" />
          <input type="search" value={wanted.text ?? ''} onInput={event => search(event.currentTarget.value)} />
        </span>
      </label>
      <button type="button" class="button filter-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Filters
      </button>
      <Select
        label="Game"
        value={wanted.game ?? ''}
        choices={choicesOf('All games', counts?.games, wanted.game)}
        onChange={game => setFilter({ game })}
      />
      <Select label="Result" value={wanted.result ?? ''} choices={results} onChange={result => setFilter({ result })} />
      <Select
        label="From where"
        value={wanted.source ?? ''}
        choices={choicesOf('Everywhere', counts?.sources, wanted.source)}
        onChange={source => setFilter({ source: source as Source })}
      />
      {(counts?.tags.length || wanted.tag) && (
        <Select
          label="Tag"
          value={wanted.tag ?? ''}
          choices={choicesOf('Any tag', counts?.tags, wanted.tag)}
          onChange={tag => setFilter({ tag })}
        />
      )}
      <Day label="From" value={wanted.from ?? ''} onChange={from => setFilter({ from })} />
      <Day label="To" value={wanted.to ?? ''} onChange={to => setFilter({ to })} />
    </section>
  );
}
