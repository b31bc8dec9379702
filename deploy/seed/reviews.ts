import { derivedId } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import type { ReviewCommand } from 'contracts/recruiting/interview-review/interview-review.entity';
import { reviewIdOf } from 'contracts/recruiting/interview-review/interview-review.ids';
import { responseIdOf } from 'contracts/recruiting/response/response.ids';
import { HOUR_MS, MINUTE_MS } from '#deploy/seed/calendar';
import { demoId } from '#deploy/seed/demo-id';
import { questionsOf, stepOf } from '#deploy/seed/hiring';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';
import { type Moment, QUESTIONS, type SeedContext, submissionsIn } from '#deploy/seed/responses';
import type { Step } from '#deploy/seed/step';

export type Said = ReviewCommand extends infer C ? (C extends ReviewCommand ? Pick<C, 'type' | 'data'> : never) : never;

/** Places of the words that each reviewer chooses, answer by answer, and what they say of the last one. */
const opinions = [
  { role: 'Recruiter', words: [0, 1], comment: 'Clear about the notice. That fits the start of the season.' },
  { role: 'Owner', words: [0, 2], comment: 'Fine by me. Let us ask about the notice once more before we decide.' },
] as const;

type Whose = { interviewReviewId: string; reviewerId: string; from: Date };

/** What one reviewer says, a minute after the other. */
export const reviewMoments = (
  { commands, company }: Pick<SeedContext, 'commands' | 'company'>,
  { interviewReviewId, reviewerId, from }: Whose,
  says: readonly Said[],
): Moment[] =>
  says.map((said, place) => {
    const moment = new Date(from.getTime() + place * MINUTE_MS);
    const key = derivedId('demo review', interviewReviewId, String(place));
    const metadata: CommandMetadata = {
      ...{ tenantId: tenantIdOf(company), actor: { type: 'user', id: reviewerId }, ip: null, now: moment },
      ...{ occurredAt: moment.toISOString(), correlationId: key, causationId: key, idempotencyKey: key },
    };
    const run = () => commands.interviewReview(interviewReviewId, { ...said, metadata } as ReviewCommand);
    return { at: moment, run };
  });

/** What staff think of answers that were handed in: the recruiter of all, the owner of every other. */
export const planReviews = (asked: SeedContext, steps: readonly Step[]): Moment[] => {
  const { commands, company } = asked;
  const { ratings = [], people, subdomain } = company;
  if (ratings.length === 0) return [];
  return submissionsIn(asked, steps).flatMap(({ opening, at }, index) =>
    opinions.slice(0, index % 2 === 0 ? 2 : 1).flatMap(({ role, words, comment }, turn): Moment[] => {
      const person = people.find((one) => one.role === role);
      if (!person) return [];
      const { interviewId, candidateId, jobId } = opening;
      const responseId = responseIdOf(interviewId, stepOf(company, QUESTIONS).id);
      const reviewerId = userIdOf(person);
      const interviewReviewId = reviewIdOf(responseId, reviewerId);
      const questions = questionsOf(company, QUESTIONS);
      const last = questions.at(-1);
      const about = { responseId, liveInterviewId: null, interviewId, candidateId, jobId, openInterviewId: null };
      const party = { ...about, reviewerId, linkId: null };
      const says: Said[] = [
        { type: 'CreateInterviewReview', data: { interviewReviewId, ...party } },
        ...questions.flatMap(({ id: questionId }, place): Said[] => {
          const word = ratings[(words[place % words.length] ?? 0) + (index % 3 === 2 ? 1 : 0)];
          if (!word) return [];
          const ratingTypeId = demoId('ratingType', subdomain, word.name);
          return [{ type: 'RateAnswer', data: { questionId, ratingTypeId, ...word } }];
        }),
        ...(last
          ? [
              {
                type: 'CommentAnswer' as const,
                data: {
                  ...{ commentId: derivedId('demo comment', interviewReviewId), questionId: last.id },
                  ...{ second: null, text: comment, mentions: [] },
                },
              },
            ]
          : []),
        { type: 'SubmitReview', data: {} },
      ];
      const from = new Date(at.getTime() + (2 + 3 * turn) * HOUR_MS);
      return reviewMoments({ commands, company }, { interviewReviewId, reviewerId, from }, says);
    }),
  );
};
