import { Check, X } from '../parts/icons';
import { t } from '../shared/language';
import { marked } from './register';
import { currentSolutions, register } from './teacher';

/// Who answered what.
export function RegisterTable() {
  const { exercise, students } = register.value!;
  const solutions = currentSolutions();
  const rows = marked(exercise, students, solutions);
  const rightAt = (index: number) => rows.filter(row => row.answers[index]!.isRight).length;
  return (
    <div class="class-table" tabIndex={0} role="region" aria-label={t('class-answers')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('class-name')}</th>
            {exercise.questions.map((question, index) => (
              <th scope="col" key={index} title={question.words}>
                {index + 1}
              </th>
            ))}
            {solutions && <th scope="col">{t('class-right')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, answers, right }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {answers.map(({ given, isRight }, index) => (
                <td key={index} class={isRight === null ? '' : isRight ? 'right' : 'wrong'}>
                  {given ?? '…'}
                  {isRight !== null &&
                    (isRight ? (
                      <Check size={14} aria-label={t('answer-right')} />
                    ) : (
                      <X size={14} aria-label={t('answer-wrong')} />
                    ))}
                </td>
              ))}
              {solutions && <td>{right}</td>}
            </tr>
          ))}
        </tbody>
        {solutions && rows.length > 0 && (
          <tfoot>
            <tr>
              <th scope="row">{t('class-right')}</th>
              {exercise.questions.map((_, index) => (
                <td key={index}>
                  {rightAt(index)}/{rows.length}
                </td>
              ))}
              <td />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
