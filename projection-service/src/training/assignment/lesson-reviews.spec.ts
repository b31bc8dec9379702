import { eventCatalogue } from 'contracts/events';
import { exampleCause, exampleTenantId, exampleUserId as userId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import { lessonFromMarkdown } from 'contracts/training/markdown/lesson-markdown';
import { eventsOver } from 'platform/event-store/events';
import { memoryEngine } from 'platform/event-store/memory';
import { memoryKeyRing } from 'platform/event-store/memory-keys';
import { describe, expect, it } from 'vitest';
import { toldIn } from './lesson-reviews.ts';

const [knots, bends, trainingAssignmentId] = [derivedId('knots'), derivedId('bends'), derivedId('an assignment')];
const { now: _, ...metadata } = exampleCause;
const questionIn = (text: string) =>
  lessonFromMarkdown({ path: '1-intro.md', text: `# A\n\n\`\`\`question\n${text}\n\`\`\`\n` }, 'en-us').steps[0]
    ?.questions[0]?.id ?? '';

describe('what was told in a training', () => {
  it('given lessons that were imported from files of one path, when both are answered and one is reviewed, then each has its own (TRA-30)', async () => {
    const questionId = questionIn('Which knot?');
    expect(questionIn('Which bend?')).toBe(questionId);
    const engine = memoryEngine();
    const { store } = eventsOver(engine, memoryKeyRing(engine), eventCatalogue);
    const say = (type: string, data: object) => {
      const event = { type, data: { trainingAssignmentId, userId, questionId, answerVersion: 1, ...data }, metadata };
      const stream = streamName('trainingAssignment', exampleTenantId, trainingAssignmentId);
      return store.appendToStream(stream, [event as unknown as Event]);
    };
    const answers = { [knots]: 'A bowline', [bends]: 'A sheet bend' };
    for (const [lessonId, text] of Object.entries(answers))
      await say('TrainingQuestionAnswered', { lessonId, points: null, possible: 5, answer: { text } });
    const words = { ratingTypeId: null, ratingName: null, points: 5, feedbackFileId: null };
    await say('TrainingAnswerReviewed', { ...words, lessonId: knots, reviewerId: userId, feedback: 'It holds.' });
    const told = await toldIn(store, exampleTenantId, trainingAssignmentId);
    expect(told.answers).toEqual({
      [knots]: { [questionId]: { text: 'A bowline' } },
      [bends]: { [questionId]: { text: 'A sheet bend' } },
    });
    expect(told.reviews).toMatchObject({ [knots]: { [questionId]: [{ feedback: 'It holds.' }] } });
    expect(told.reviews[bends]).toEqual({ [questionId]: [] });
  });
});
