import { cleanup, screen } from '@testing-library/react';
import { exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import type { LiveInterviewView } from 'contracts/recruiting/live-interview/live-interview.entity';
import { useTranslate } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { exampleLiveInterview } from '#admin-ui/test/live-interview.fixture';
import { scorecardsText } from './scorecard-state.ts';

const bob = derivedId('interviewer bob');
const held = { ...exampleLiveInterview, interviewerIds: [exampleUserId, bob] };
const Text = ({ live }: { live: LiveInterviewView }) => <output>{scorecardsText(live, { t: useTranslate() })}</output>;
const said = async (more: Partial<LiveInterviewView>) => {
  await showConsole(<Text live={{ ...held, ...more }} />);
  const { textContent } = await screen.findByRole('status');
  cleanup();
  return textContent;
};

describe('how many scorecards there are', () => {
  it('given interviewers, when one has submitted, then it is one of those that are expected; who could not come is not', async () => {
    const scorecards = [{ userId: bob, submittedAt: '2026-03-02T09:00:00.000Z' }];
    expect(await said({})).toBe('0 of 2 scorecards');
    expect(await said({ scorecards })).toBe('1 of 2 scorecards');
    expect(await said({ interviewerAnswers: [{ userId: exampleUserId, answer: 'no' }] })).toBe('0 of 1 scorecard');
    expect(await said({ scorecards, interviewerAnswers: [{ userId: bob, answer: 'no' }] })).toBe('1 of 2 scorecards');
  });

  it('given one that has not begun or was cancelled, when listed, then nothing is said', async () => {
    expect(await said({ startsAt: '2190-01-01T10:00:00.000Z' })).toBe('');
    expect(await said({ status: 'cancelled' })).toBe('');
  });
});
