import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { MyLesson } from 'contracts/training/assignment/assignment.views';
import { Link, Route, Routes } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fakeServer, forgetEverything, logInAs, showAt } from '#candidate-ui/test/portal.harness.tsx';
import { LessonPage } from './LessonPage.tsx';

// jsdom has no dialogs.
const { showModal, close } = HTMLDialogElement.prototype;
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function shut() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterAll(() => Object.assign(HTMLDialogElement.prototype, { showModal, close }));
afterEach(() => {
  forgetEverything();
});

const at = '2026-03-02T09:00:00.000Z';
const lessonWith = (text: string | null) => {
  const question = {
    ...{ id: 'q-1', text: 'What did you learn?', responseType: 'text', hint: '', instructionsVideoId: null },
    ...{ isRequired: false, minimumCharacters: null, points: null, choices: [], rightChoiceIds: null },
    ...{ answer: text === null ? null : { text }, answeredAt: text === null ? null : at, takes: [], running: null },
    ...{ answerVersion: text === null ? 0 : 1, awarded: null, feedback: [] },
  };
  const step = { descriptionHtml: '', attachments: [], videoFileId: null, videoUrl: null, videoSeconds: null };
  const unwatched = { requiredPercent: null, watchedPercent: 0, watched: [] };
  return {
    ...{ lessonId: 'l-1', name: 'Safety', startedAt: at, finishedAt: null, isDisabled: false, nextLessonId: null },
    ...{ serverTime: at, training: { status: 'begun', programName: 'Forklifts' } },
    steps: [
      { ...step, ...unwatched, id: 's-1', name: 'Look', questions: [question] },
      { ...step, ...unwatched, id: 's-2', name: 'Drive', questions: [] },
    ],
  } as unknown as MyLesson;
};

const show = async () => {
  logInAs('Candidate');
  let saved: string | null = null;
  const path = '/api/candidate/trainings/t-1/lessons/l-1';
  const server = fakeServer({
    [`GET ${path}`]: () => ({ body: lessonWith(saved) }),
    [`POST ${path}/answer`]: ({ body }) => {
      saved = (body as { text: string }).text;
      return { body: lessonWith(saved) };
    },
  });
  showAt(
    '/c/trainings/t-1/lessons/l-1',
    <>
      <Link to="/c/jobs/open">Jobs</Link>
      <Routes>
        <Route path="/c/trainings/:id/lessons/:lessonId" element={<LessonPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
  );
  await screen.findByRole('textbox');
  return server;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const typed = () => (screen.getByRole('textbox') as HTMLTextAreaElement).value;
const finish = () => screen.getByRole('button', { name: 'Finish lesson' }) as HTMLButtonElement;

describe('answers that are typed in a lesson and not saved', () => {
  it('given one, when one goes to the next step and back, then it is still there; the lesson is finished only once it is saved', async () => {
    const { calls } = await show();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'A long answer' } });
    press('Next step');
    expect(finish().disabled).toBe(true);
    screen.getByText(/You have not saved your answer in “Look”/);
    press('Previous step');
    expect(typed()).toBe('A long answer');
    press('Save answer');
    await screen.findByText('Answered');
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      questionId: 'q-1',
      text: 'A long answer',
    });
    expect(typed()).toBe('A long answer');
    press('Next step');
    await waitFor(() => expect(finish().disabled).toBe(false));
  });

  it('given one, when the page comes again, then it is still there', async () => {
    await show();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'A long answer' } });
    cleanup();
    await show();
    expect(typed()).toBe('A long answer');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } });
  });

  it('given one, when one follows a link, then one is asked; once it is cleared, nobody is', async () => {
    await show();
    const address = () => screen.getByTestId('address').textContent;
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'A long answer' } });
    fireEvent.click(screen.getByRole('link', { name: 'Jobs' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Stay on page' }));
    expect(address()).toBe('/c/trainings/t-1/lessons/l-1');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } });
    fireEvent.click(screen.getByRole('link', { name: 'Jobs' }));
    expect(address()).toBe('/c/jobs/open');
  });
});
