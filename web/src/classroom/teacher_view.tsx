import { useEffect, useState } from 'preact/hooks';
import { welcome } from '../connection';
import { QrCode, qrOf } from '../invite/qr_code';
import { Button } from '../parts/button';
import { Copy, Download, Plus, Save, Square, Trash2, X } from '../parts/icons';
import { ProjectorButton } from '../parts/projector_button';
import { Select } from '../parts/select';
import { drawnTree } from '../xray/drawn_tree';
import { t } from '../shared/language';
import { gameTitle } from '../shared/names';
import { FileButton } from './file_button';
import { RegisterTable } from './register_table';
import { SubjectView } from './subject_view';
import {
  changeDraft,
  changeQuestion,
  choicesOf,
  closeClass,
  copyLink,
  draft,
  emptyQuestion,
  endClass,
  isKnown,
  isWhole,
  openClass,
  register,
  saveForStudents,
  saveRegister,
  saveWithAnswers,
  takeUp,
  trouble,
  watch,
  type DraftQuestion,
} from './teacher';

function TextField(properties: {
  id: string;
  label: string;
  value: string;
  note?: string;
  isLong?: boolean;
  onChange(text: string): void;
}) {
  const { id, label, value, note, isLong, onChange } = properties;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {isLong ? (
        <textarea id={id} rows={3} value={value} onInput={event => onChange(event.currentTarget.value)} />
      ) : (
        <input
          id={id}
          type="text"
          autocomplete="off"
          value={value}
          onInput={event => onChange(event.currentTarget.value)}
        />
      )}
      {note && <p class="note quiet">{note}</p>}
    </div>
  );
}

function QuestionFields({ question, place }: { question: DraftQuestion; place: number }) {
  const { questions } = draft.value;
  const choices = choicesOf(question);
  return (
    <fieldset class="class-question-fields">
      <legend>{t('class-question', { number: place + 1 })}</legend>
      <TextField
        id={`words-${place}`}
        label={t('class-question-words')}
        value={question.words}
        onChange={words => changeQuestion(place, { words })}
      />
      <Select
        label={t('class-answer-kind')}
        value={question.kind}
        choices={[
          { value: 'number', title: t('class-kind-number') },
          { value: 'choice', title: t('class-kind-choice') },
          { value: 'text', title: t('class-kind-text') },
        ]}
        onChange={kind => changeQuestion(place, { kind: kind as DraftQuestion['kind'], answer: '' })}
      />
      {question.kind === 'choice' && (
        <TextField
          id={`choices-${place}`}
          label={t('class-choices')}
          isLong
          value={question.choices}
          onChange={text => changeQuestion(place, { choices: text })}
        />
      )}
      {question.kind === 'choice' ? (
        <Select
          label={t('class-right-answer')}
          value={question.answer}
          choices={['', ...choices].map(value => ({ value, title: value || '–' }))}
          onChange={answer => changeQuestion(place, { answer })}
        />
      ) : (
        <TextField
          id={`answer-${place}`}
          label={t('class-right-answer')}
          note={t('class-right-answer-note')}
          value={question.answer}
          onChange={answer => changeQuestion(place, { answer })}
        />
      )}
      <Button
        icon={Trash2}
        look="quiet"
        disabled={questions.length === 1}
        onClick={() => changeDraft({ questions: questions.filter((_, index) => index !== place) })}
      >
        {t('class-remove-question')}
      </Button>
    </fieldset>
  );
}

/// Writing an exercise.
function Editor() {
  const { title, game, text, xray, questions } = draft.value;
  const games = welcome.value!.games;
  return (
    <>
      <div class="class-buttons">
        <FileButton onRead={takeUp} />
      </div>
      <TextField
        id="class-title"
        label={t('class-title')}
        value={title}
        onChange={words => changeDraft({ title: words })}
      />
      <Select
        label={t('game')}
        value={game}
        choices={[
          { value: drawnTree, title: t('lesson-tree') },
          ...games.map(each => ({ value: each.id, title: gameTitle(each) })),
        ]}
        onChange={id => changeDraft({ game: id, text: id === drawnTree ? '((3 12 8) (2 4 6) (14 5 2))' : '' })}
      />
      <TextField
        id="class-text"
        label={t(game === drawnTree ? 'tree-label' : 'position-fen')}
        value={text}
        onChange={words => changeDraft({ text: words })}
      />
      <label class="class-check">
        <input type="checkbox" checked={xray} onChange={event => changeDraft({ xray: event.currentTarget.checked })} />
        {t('class-allow-xray')}
      </label>
      {questions.map((question, place) => (
        <QuestionFields key={place} {...{ question, place }} />
      ))}
      <Button
        icon={Plus}
        disabled={questions.length >= 30}
        onClick={() => changeDraft({ questions: [...questions, emptyQuestion()] })}
      >
        {t('class-add-question')}
      </Button>
      <section class="class-share" aria-label={t('class-give')}>
        <h2>{t('class-give')}</h2>
        {!isWhole(draft.value) && <p class="note quiet">{t('class-not-whole')}</p>}
        <div class="class-buttons">
          <Button look="main" disabled={!isWhole(draft.value)} onClick={openClass}>
            {t('class-collect')}
          </Button>
          <Button icon={Copy} disabled={!isWhole(draft.value)} onClick={() => void copyLink()}>
            {t('class-copy-link')}
          </Button>
          <Button icon={Save} disabled={!isWhole(draft.value)} onClick={saveForStudents}>
            {t('class-save-sealed')}
          </Button>
          <Button icon={Save} look="quiet" disabled={!isWhole(draft.value)} onClick={saveWithAnswers}>
            {t('class-save-answers')}
          </Button>
        </div>
        <p class="note quiet">{t('class-give-note')}</p>
      </section>
    </>
  );
}

/// How students come in.
function Address({ address }: { address: string }) {
  const [picture, setPicture] = useState<boolean[][] | null>(null);
  useEffect(() => {
    if (address) void qrOf(address).then(setPicture);
  }, [address]);
  if (!address) return <p class="note">{t('class-nobody-can-come', { address: `${location.origin}/class` })}</p>;
  return (
    <div class="class-address">
      {picture && <QrCode {...{ address, picture }} />}
      <p>
        {t('class-how-to-come')}
        <code class="invite-address">{address}</code>
      </p>
    </div>
  );
}

/// The answers, as they come.
function Collecting() {
  const { address, open, exercise, students } = register.value!;
  return (
    <>
      <h2>{exercise.title}</h2>
      <Address address={address} />
      <p role="status">
        {t('class-students', { count: students.length })}
        {!open && ` · ${t('class-is-closed')}`}
      </p>
      <RegisterTable />
      <div class="class-buttons">
        {open && (
          <Button icon={Square} look="main" onClick={closeClass}>
            {t('class-close')}
          </Button>
        )}
        <Button icon={Download} look={open ? 'plain' : 'main'} disabled={students.length === 0} onClick={saveRegister}>
          CSV
        </Button>
        <Button icon={X} look="danger" onClick={endClass}>
          {t('class-end')}
        </Button>
      </div>
      <p class="note quiet">{t('class-memory-note')}</p>
    </>
  );
}

/// The teacher's side: writing an exercise, giving it to students, and seeing who answered what.
export function TeacherView() {
  useEffect(watch, []);
  const now = register.value;
  const { game, text } = now ? now.exercise : draft.value;
  return (
    <main class="xray class-room class-teacher">
      <SubjectView {...{ game, text }} />
      <aside class="panel xray-panel" aria-label={t('class')}>
        <div class="lesson-body">
          <div class="class-head">
            <h1>{t(now ? 'class-answers' : 'class-make')}</h1>
            <ProjectorButton />
          </div>
          {trouble.value && (
            <p class="xray-problem" role="alert">
              {trouble.value}
            </p>
          )}
          {now ? <Collecting /> : isKnown.value && <Editor />}
        </div>
      </aside>
    </main>
  );
}
