import { describe, expect, it } from 'vitest';
import { derivedId } from '#contracts/kernel/id';
import { questionDefaults } from '#contracts/recruiting/question/question.fields';
import { noProgress } from '#contracts/recruiting/response/response.progress';
import { LessonStep } from '#contracts/training/lesson/lesson.fields';
import { formerLesson, moveOf, trainingMoved, withoutDropped } from './assignment.move.ts';

const id = (name: string) => derivedId('moved to another version', name);
const at = '2026-03-02T09:00:00.000Z';
const question = (name: string, more: object = {}) => ({
  ...{ ...questionDefaults, id: id(name), text: name, responseType: 'text' as const, points: 2 },
  ...more,
});
const step = (name: string, more: object = {}) => LessonStep.parse({ id: id(name), name, ...more });
const lesson = (...steps: LessonStep[]) => ({ name: 'Ropes', steps });
const of = { lessonId: id('ropes'), lessonVersion: 1 };
const answered = {
  answerVersion: 1,
  answeredAt: at,
  points: 2,
  possible: 2,
  isJudged: true,
  isConfirmed: null,
  reviews: {},
};

describe('a lesson beside the version that takes its place', () => {
  const asked = question('Why?');
  const choices = [{ id: id('one'), text: 'One', isRight: true }];

  it.each([
    ['another text', { text: 'How?' }],
    ['another way to answer', { responseType: 'video' }],
    ['other points', { points: 3 }],
    ['a longer answer', { minimumCharacters: 20 }],
    ['other choices', { choices }],
  ])('given %s, when both are compared, then the question asks something else (TRA-62)', (_, more) => {
    const after = lesson(step('a', { questions: [question('Why?', more)] }));
    expect(formerLesson(of, lesson(step('a', { questions: [asked] })), after)).toMatchObject({
      ...{ points: 2, questionIds: [asked.id] },
    });
  });

  it.each([
    ['another hint', { hint: 'Think' }],
    ['more time', { timeLimit: 60 }],
    ['an answer that is not required any more', { isRequired: false }],
  ])('given %s, when both are compared, then the question asks the same (TRA-62)', (_, more) => {
    // In another step as well.
    const after = lesson(step('a'), step('b', { questions: [question('Why?', more)] }));
    expect(formerLesson(of, lesson(step('a', { questions: [asked] })), after).questionIds).toEqual([]);
  });

  it('given steps with another video, the same, or none, when both are compared, then what was watched of the same one stays (TRA-62)', () => {
    const film = { videoUrl: 'https://videos.example/a.mp4', videoSeconds: 60 };
    const before = lesson(step('kept', film), step('changed', film), step('gone', film));
    const after = lesson(
      step('kept', { ...film, requiredPercent: 80 }),
      step('changed', { ...film, videoSeconds: 61 }),
    );
    expect(formerLesson(of, before, after).stepIds).toEqual([id('changed'), id('gone')]);
  });
});

describe('what somebody has learned', () => {
  const begun = (lessonVersion: number, finishedAt: string | null) => ({
    ...{ lessonVersion, startedAt: at, finishedAt },
    watched: { [id('film')]: [[0, 9]] as [number, number][], [id('other film')]: [[0, 5]] as [number, number][] },
    recorded: { [id('take')]: noProgress },
    answers: { [id('same')]: answered, [id('changed')]: answered },
  });
  const progress = {
    [id('done')]: begun(1, at),
    [id('midway')]: begun(1, null),
    [id('as it was')]: begun(2, null),
    [id('gone')]: begun(1, at),
  };
  const taken = (name: string, lessonVersion: number, points: number) => ({
    ...{ lessonId: id(name), lessonVersion, name, points },
  });
  const target = {
    lessons: [taken('done', 2, 50), taken('midway', 2, 10), taken('as it was', 2, 7), taken('new', 1, 100)],
    former: [
      { lessonId: id('done'), lessonVersion: 1, points: 4, questionIds: [id('changed')], stepIds: [] },
      {
        ...{ lessonId: id('midway'), lessonVersion: 1, points: 4 },
        ...{ questionIds: [id('changed'), id('take')], stepIds: [id('other film')] },
      },
    ],
  };

  it('given lessons done, begun, unchanged and gone, when they are moved, then what counts no more is said, and how many points there are (TRA-62)', () => {
    expect(moveOf({ progress }, target)).toEqual({
      ...{ lessonCount: 4, possible: 4 + 10 + 7 + 100 },
      dropped: [
        {
          ...{ lessonId: id('midway'), lessonVersion: 2 },
          ...{ questionIds: [id('changed'), id('take')], stepIds: [id('other film')] },
        },
        { lessonId: id('gone'), lessonVersion: null, questionIds: [], stepIds: [] },
      ],
    });
  });

  it('given that, when it happened, then the rest is as it was', () => {
    const moved = { programVersion: 2, programName: 'Ropes', ...moveOf({ progress }, target) };
    const { progress: left } = trainingMoved(moved, { progress });
    expect(left).toEqual({
      [id('done')]: progress[id('done')],
      [id('midway')]: {
        ...{ lessonVersion: 2, startedAt: at, finishedAt: null },
        ...{ watched: { [id('film')]: [[0, 9]] }, recorded: {}, answers: { [id('same')]: answered } },
      },
      [id('as it was')]: progress[id('as it was')],
    });
    const said = { [id('midway')]: { [id('same')]: 'a', [id('changed')]: 'b' }, [id('gone')]: { [id('same')]: 'c' } };
    expect(withoutDropped(said, moved.dropped)).toEqual({ [id('midway')]: { [id('same')]: 'a' } });
  });

  it('given a version that nobody knows any more, when they are moved, then nothing of that lesson counts (TRA-62)', () => {
    const { dropped } = moveOf({ progress: { [id('midway')]: begun(1, null) } }, { ...target, former: [] });
    expect(dropped).toEqual([
      {
        ...{ lessonId: id('midway'), lessonVersion: 2 },
        questionIds: [id('same'), id('changed'), id('take')],
        stepIds: [id('film'), id('other film')],
      },
    ]);
  });
});
