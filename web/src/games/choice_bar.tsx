import { useState } from 'preact/hooks';
import { Button } from '../parts/button';
import { Download, RotateCcw, Tag, Trash2, X } from '../parts/icons';
import {
  allChosen,
  chosenCount,
  clearChoice,
  exportGames,
  facets,
  filter,
  gamesText,
  list,
  remove,
  restore,
  tag,
} from './library';

function TagForm({ onEnd }: { onEnd(): void }) {
  const [name, setName] = useState('');
  const finish = (what: { add: string } | { remove: string }) => {
    if (!name.trim()) return;
    void tag(what);
    onEnd();
  };
  return (
    <form
      class="tag-form"
      onSubmit={event => {
        event.preventDefault();
        finish({ add: name.trim() });
      }}
    >
      <input
        type="text"
        aria-label="Tag"
        placeholder="A tag, such as openings"
        list="known-tags"
        maxLength={60}
        value={name}
        ref={field => field?.focus()}
        onInput={event => setName(event.currentTarget.value)}
      />
      <datalist id="known-tags">
        {facets.value?.tags.map(each => (
          <option key={each.value} value={each.value} />
        ))}
      </datalist>
      <Button look="main" submit>
        Add
      </Button>
      <Button onClick={() => finish({ remove: name.trim() })}>Take off</Button>
      <Button icon={X} iconOnly look="quiet" onClick={onEnd}>
        Close
      </Button>
    </form>
  );
}

/// What can be done with the games that are chosen.
export function ChoiceBar() {
  const [isTagging, setTagging] = useState(false);
  const count = chosenCount.value;
  const total = list.value?.total ?? 0;
  if (count === 0) return null;
  return (
    <section class="choice-bar" aria-label="Chosen games">
      <strong>{gamesText(count)} chosen</strong>
      {!allChosen.value && count < total && (
        <button type="button" class="text-button" onClick={() => (allChosen.value = true)}>
          Choose all {total.toLocaleString('en-US')}
        </button>
      )}
      <span class="choice-tools">
        {isTagging ? (
          <TagForm onEnd={() => setTagging(false)} />
        ) : (
          <>
            <Button icon={Tag} onClick={() => setTagging(true)}>
              Tag
            </Button>
            <Button icon={Download} onClick={() => void exportGames()}>
              Export
            </Button>
            {filter.value.deleted ? (
              <Button icon={RotateCcw} onClick={() => void restore()}>
                Bring back
              </Button>
            ) : (
              <Button icon={Trash2} look="danger" onClick={() => void remove()}>
                Delete
              </Button>
            )}
          </>
        )}
        <Button icon={X} iconOnly look="quiet" onClick={clearChoice}>
          Choose none
        </Button>
      </span>
    </section>
  );
}
