import { describe, expect, it } from 'vitest';
import { derivedId } from '#contracts/kernel/id';
import { myAnswerOf } from './response.mine.ts';

describe('an answer as its candidate sees it', () => {
  const answer = { choiceIds: [derivedId('choice')], isRight: true, points: 10 };

  it('given a question that shows what is right, when it is answered, then they are told whether they were', () => {
    expect(myAnswerOf({ showsRightAnswer: true }, answer)).toEqual(answer);
  });

  it('given one that does not, when it is answered, then nothing tells them', () => {
    expect(myAnswerOf({ showsRightAnswer: false }, answer)).toEqual({ ...answer, isRight: null, points: null });
    expect(myAnswerOf({ showsRightAnswer: false }, { text: 'Words' })).toEqual({ text: 'Words' });
  });
});
