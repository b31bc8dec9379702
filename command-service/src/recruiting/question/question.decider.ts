import { isDeepStrictEqual } from 'node:util';
import { Rejection } from 'contracts/kernel/problem';
import { question } from 'contracts/recruiting/question/question.entity';
import { type QuestionRejection, questionFault } from 'contracts/recruiting/question/question.fields';
import { questionSet } from 'contracts/recruiting/question/question-set.entity';
import { entityDecider } from '#command-service/entity/entity.decider';

/** Refuses for all faults that there are, each at its field. */
export const refuseFaults = <Code extends string = QuestionRejection>(
  faults: readonly (readonly [path: string, code: Code | null])[],
): void => {
  const found = faults.flatMap(([path, code]) => (code === null ? [] : [[path, code] as const]));
  const [first] = found;
  if (!first) return;
  const errors = Object.fromEntries(found.map(([path, code]) => [path, [code]]));
  throw new Rejection<Code>(first[1], 422, { errors });
};

export const questionDecider = entityDecider(question, {
  check: (fields) => refuseFaults([['choices', questionFault(fields)]]),
});

/** Other questions make another revision, another name does not. */
export const questionSetDecider = entityDecider(questionSet, {
  check: ({ questions }) => refuseFaults(questions.map((one, at) => [`questions.${at}.choices`, questionFault(one)])),
  compute: ({ questions }, before) => {
    if (!before) return { revision: 1 };
    return { revision: isDeepStrictEqual(questions, before.questions) ? before.revision : before.revision + 1 };
  },
});
