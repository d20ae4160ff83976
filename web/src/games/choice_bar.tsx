import { useState } from 'preact/hooks';
import { welcome } from '../connection';
import { Button } from '../parts/button';
import { t } from '../shared/language';
import { Download, RotateCcw, Tag, Trash2, X } from '../parts/icons';
import {
  allChosen,
  chosenCount,
  clearChoice,
  exportGames,
  facets,
  filter,
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
        aria-label={t('tag')}
        placeholder={t('tag-hint')}
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
        {t('tag-add')}
      </Button>
      <Button onClick={() => finish({ remove: name.trim() })}>{t('tag-remove')}</Button>
      <Button icon={X} iconOnly look="quiet" onClick={onEnd}>
        {t('close')}
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
    <section class="choice-bar" aria-label={t('chosen-games')}>
      <strong>{t('games-chosen', { count })}</strong>
      {!allChosen.value && count < total && (
        <button type="button" class="text-button" onClick={() => (allChosen.value = true)}>
          {t('choose-all', { count: total })}
        </button>
      )}
      <span class="choice-tools">
        {isTagging ? (
          <TagForm onEnd={() => setTagging(false)} />
        ) : (
          <>
            <Button icon={Tag} onClick={() => setTagging(true)}>
              {t('tag')}
            </Button>
            <Button icon={Download} onClick={() => void exportGames()}>
              {t('export')}
            </Button>
            {filter.value.deleted ? (
              <Button icon={RotateCcw} onClick={() => void restore()}>
                {t('bring-back')}
              </Button>
            ) : (
              welcome.value?.rights.may_delete && (
                <Button icon={Trash2} look="danger" onClick={() => void remove()}>
                  {t('delete')}
                </Button>
              )
            )}
          </>
        )}
        <Button icon={X} iconOnly look="quiet" onClick={clearChoice}>
          {t('choose-none')}
        </Button>
      </span>
    </section>
  );
}
