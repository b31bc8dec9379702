import { styled } from '@mui/material/styles';
import type { MovedLesson, MovedPerson, ScheduleMove } from 'contracts/training/schedule/schedule.endpoints';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& p, & ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& h3': { margin: '0 0 4px', fontSize: '0.875rem', fontWeight: 600 },
  '& li': { padding: '6px 0' },
  '& li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& small': { color: theme.palette.text.secondary, fontSize: '0.8125rem' },
  '& a': { color: theme.palette.primary.main, textUnderlineOffset: 3 },
}));
const Line = styled('li')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 12px' });

const changeOf = ({ from, to }: MovedLesson) => {
  if (from === null) return 'new';
  if (to === null) return 'removed';
  return from === to ? 'same' : 'changed';
};

const Person = ({ person: { name, before, after, droppedAnswers } }: { person: MovedPerson }) => {
  const t = useTranslate();
  const lessonsOf = ({ finishedLessons, lessonCount }: MovedPerson['before']) =>
    t('training.progress', { done: finishedLessons, smart_count: lessonCount });
  const scoreOf = ({ earned, possible }: MovedPerson['before']) => t('training.score.of', { earned, possible });
  const change = (one: string, other: string) => (one === other ? one : `${one} → ${other}`);
  const said = [
    change(lessonsOf(before), lessonsOf(after)),
    change(scoreOf(before), scoreOf(after)),
    ...(droppedAnswers > 0 ? [t('training.move.dropped', { smart_count: droppedAnswers })] : []),
    ...(after.finishedLessons >= after.lessonCount ? [t('training.move.completes')] : []),
  ];
  return (
    <li>
      {name ?? t('common.erasedPerson')}
      <br />
      <small>{said.join(' · ')}</small>
    </li>
  );
};

/** What a move changes: of the lessons, for how many people, and for whom of them it is more than new lessons. */
export const MovePreview = ({ move, programId }: { move: ScheduleMove; programId: string }) => {
  const t = useTranslate();
  const programs = useResource('training-programs');
  const { programVersion, newestVersion, lessons, notBegun, begun, over, people } = move;
  const { answersDropped, pointsChanged, completed } = move;
  const counts = { notBegun, begun, over, answersDropped, pointsChanged, completed };
  const affected = Math.max(answersDropped, pointsChanged, completed);
  return (
    <Root>
      <ul aria-label={t('training.move.who')}>
        {Object.entries(counts)
          .filter(([, count]) => count > 0)
          .map(([which, smart_count]) => (
            <li key={which}>{t(`training.move.${which}`, { smart_count, version: newestVersion })}</li>
          ))}
      </ul>
      <section>
        <h3>{t('resources.training-programs.fields.lessonIds')}</h3>
        <ul>
          {lessons.map((lesson) => (
            <Line key={lesson.lessonId}>
              {lesson.name}
              <small>{t(`training.move.lesson.${changeOf(lesson)}`)}</small>
            </Line>
          ))}
        </ul>
        <Allowed to="tenant.training.programs.read">
          <Link to={`/${programs.path}/${programId}/compare?from=${programVersion}&to=${newestVersion}`}>
            {t('training.versions.compare.title')}
          </Link>
        </Allowed>
      </section>
      {people.length > 0 && (
        <section>
          <h3>{t('training.move.affected')}</h3>
          <ul>
            {people.map((person) => (
              <Person key={person.id} person={person} />
            ))}
          </ul>
          {affected > people.length && <p>{t('training.move.first', { count: people.length })}</p>}
        </section>
      )}
    </Root>
  );
};
