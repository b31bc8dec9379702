import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MyQuestion, MyResponse } from 'contracts/recruiting/response/response.views';
import { Route, Routes } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeServer, forgetEverything, logInAs, showAt } from '#candidate-ui/test/portal.harness.tsx';

// jsdom has neither dialogs nor a store for recordings.
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

const blank = {
  ...{ isRequired: true, hint: '', instructionsVideoId: null, allowedTakes: null, timeLimit: null, thinkTime: null },
  ...{
    minimumCharacters: null,
    points: null,
    choices: [],
    shownAt: null,
    thinkUntil: null,
    videoSeconds: 0,
    takesUsed: 0,
  },
  ...{
    takesLeft: null,
    takes: [],
    running: null,
    answerVersion: 0,
    answeredAt: null,
    rightChoiceIds: null,
    showsRightAnswer: false,
    answer: null,
  },
};
const written: MyQuestion = { ...blank, id: 'q1', responseType: 'text', text: 'Why boats?', minimumCharacters: 10 };
const chosen: MyQuestion = {
  ...{
    ...blank,
    id: 'q2',
    responseType: 'multiple-choice',
    text: 'Which is a wood?',
    points: 2,
    showsRightAnswer: true,
  },
  choices: [
    { id: 'oak', text: 'Oak' },
    { id: 'slate', text: 'Slate' },
  ],
};
const now = '2026-11-20T12:00:00.000Z';
const response = (questions: MyQuestion[], more: Partial<MyResponse> = {}): MyResponse => ({
  ...{ id: 'r1', interviewId: 'i1', status: 'begun', companyName: 'Harbor & Pine', companySubdomain: 'harbor' },
  ...{ title: 'Shipwright', stepName: 'First interview', instructions: '', instructionsVideoId: null },
  ...{ serverTime: now, expiresAt: '2026-11-25T03:00:00.000Z', timeZone: 'UTC', timeFactor: 1 },
  ...{ openedAt: now, submittedAt: null, reopenedFor: null, alsoOpen: [], questions },
  ...more,
});

/** The page as it is loaded with the first interview, by somebody who is logged in. */
const show = async (step: string, begin: MyResponse, change: (before: MyResponse, step: string) => MyResponse) => {
  logInAs('Candidate');
  const { InterviewPage } = await import('./InterviewPage.tsx');
  let held = begin;
  const answer = (name: string) => () => {
    held = change(held, name);
    return {
      body: { responseId: held.id, status: held.status, serverTime: now, expiresAt: held.expiresAt, question: null },
    };
  };
  const steps = ['open', 'show', 'answer', 'submit'];
  const server = fakeServer({
    'GET /api/candidate/responses/i1': () => ({ body: held }),
    ...Object.fromEntries(steps.map((name) => [`POST /api/candidate/responses/i1/${name}`, answer(name)])),
  });
  showAt(
    `/c/interviews/apply/i1/${step}`,
    <Routes>
      <Route path="/c/interviews/apply/:interview/:step?" element={<InterviewPage />} />
    </Routes>,
  );
  return server;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = ({ calls }: Awaited<ReturnType<typeof show>>, step: string) =>
  calls.filter(({ path }) => path.endsWith(`/${step}?responseId=r1`)).map(({ body }) => body);

describe('an interview that is closed to whoever is logged in', () => {
  const open = async (isEmailVerified: boolean) => {
    logInAs('Candidate');
    const { InterviewPage } = await import('./InterviewPage.tsx');
    const me = { name: 'Sunniva', email: 'sunniva@mail.example', isEmailVerified, locale: 'en-us' };
    const server = fakeServer({
      'GET /api/candidate/responses/i1': () => ({ status: 404, body: { code: 'not-found' } }),
      'GET /api/auth/me': () => ({ body: { data: me } }),
      'POST /api/auth/email-verification': () => ({ status: 202, body: {} }),
    });
    showAt(
      '/c/interviews/apply/i1',
      <Routes>
        <Route path="/c/interviews/apply/:interview/:step?" element={<InterviewPage />} />
      </Routes>,
    );
    return server;
  };

  it('given an address that is not confirmed, when it is opened, then it says so, and another mail leads back here', async () => {
    const server = await open(false);
    expect(await screen.findByText('Confirm your email address first')).toBeTruthy();
    expect(
      screen.getByText(/^This interview opens for whoever the company wrote to.*sunniva@mail\.example/),
    ).toBeTruthy();
    press('Resend email');
    expect(await screen.findByText(/^We sent another email to sunniva@mail\.example/)).toBeTruthy();
    expect(server.calls.find(({ path }) => path.endsWith('email-verification'))?.body).toEqual({
      goOnTo: '/c/interviews/apply/i1',
    });
  });

  it('given another address that is confirmed, when it is opened, then it says under which one they are logged in', async () => {
    await open(true);
    expect(await screen.findByText(/^You are logged in as sunniva@mail\.example/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resend email' })).toBeNull();
  });
});

describe('an interview', () => {
  it('given a written answer that is too short, when it grows, then it is sent by itself and the draft is forgotten', async () => {
    const server = await show('1', response([written]), (before) => ({
      ...before,
      questions: [{ ...written, answer: { text: 'Because they float.' }, answerVersion: 1, answeredAt: now }],
    }));
    const field = await screen.findByLabelText('Your answer');
    fireEvent.change(field, { target: { value: 'Because' } });
    fireEvent.blur(field);
    await screen.findByText('Kept in this browser until it is long enough');
    const draft = JSON.stringify({ text: 'Because', answerVersion: 0 });
    expect([sent(server, 'answer'), localStorage.getItem('onrecord.draft.r1.q1')]).toEqual([[], draft]);
    fireEvent.change(field, { target: { value: 'Because they float.' } });
    fireEvent.blur(field);
    await screen.findByText('Saved');
    expect(sent(server, 'answer')).toEqual([{ questionId: 'q1', text: 'Because they float.', answerVersion: 0 }]);
    await waitFor(() => expect(localStorage.getItem('onrecord.draft.r1.q1')).toBeNull());
  });

  it('given a browser that keeps nothing, when something is written, then it is sent all the same, and nothing is said to be kept (POR-43)', async () => {
    const server = await show('1', response([written]), (before) => ({
      ...before,
      questions: [{ ...written, answer: { text: 'Because they float.' }, answerVersion: 1, answeredAt: now }],
    }));
    const field = await screen.findByLabelText('Your answer');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    fireEvent.change(field, { target: { value: 'Because' } });
    await screen.findByText(/^Not long enough to be saved\. This browser keeps nothing/);
    fireEvent.change(field, { target: { value: 'Because they float.' } });
    fireEvent.blur(field);
    await screen.findByText('Saved');
    expect(sent(server, 'answer')).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it('given a draft of before another answer was saved, when the question is opened, then neither takes the place of the other until one is chosen', async () => {
    localStorage.setItem('onrecord.draft.r1.q1', JSON.stringify({ text: 'My older draft', answerVersion: 0 }));
    const newer = { ...written, answer: { text: 'Saved elsewhere' }, answerVersion: 2, answeredAt: now };
    const server = await show('1', response([newer]), (before) => ({
      ...before,
      questions: [{ ...newer, answer: { text: 'My older draft' }, answerVersion: 3 }],
    }));
    expect(await screen.findByText('Saved elsewhere')).toBeTruthy();
    fireEvent.blur(screen.getByLabelText('Your answer'));
    expect(sent(server, 'answer')).toEqual([]);
    press('Save what is written here');
    fireEvent.blur(screen.getByLabelText('Your answer'));
    await screen.findByText('Saved');
    expect(sent(server, 'answer')).toEqual([{ questionId: 'q1', text: 'My older draft', answerVersion: 2 }]);
    expect(screen.queryByText('Saved elsewhere')).toBeNull();
  });

  it('given a letter of several signs, when characters are counted, then it is one, as for the server', async () => {
    await show('1', response([written]), (before) => before);
    fireEvent.change(await screen.findByLabelText('Your answer'), { target: { value: '🇧🇷🇧🇷🇧🇷' } });
    expect(screen.getByText('3 of at least 10 characters')).toBeTruthy();
  });

  it('given a choice that can be changed, when it is made, then it is saved by itself; one that is final is asked about before it is left', async () => {
    const free = { ...chosen, showsRightAnswer: false };
    const answer = { choiceIds: ['oak'], isRight: null, points: null };
    const server = await show('1', response([free, written]), (before) => ({
      ...before,
      questions: [{ ...free, answer, answerVersion: 1, answeredAt: now }, written],
    }));
    fireEvent.click(await screen.findByLabelText('Oak'));
    await waitFor(() =>
      expect(sent(server, 'answer')).toEqual([{ questionId: 'q2', choiceIds: ['oak'], answerVersion: 0 }]),
    );
    cleanup();
    forgetEverything();

    const other = await show('1', response([chosen, written]), (before) => before);
    fireEvent.click(await screen.findByLabelText('Oak'));
    press('Answer later');
    const dialog = within(await screen.findByRole('dialog'));
    expect(sent(other, 'answer')).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Go on without saving' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/c/interviews/apply/i1/2?response=r1'));
  });

  it('given choices, when saved where the right one is said, then it is marked, and nothing can be changed', async () => {
    const answer = { choiceIds: ['slate'], isRight: false, points: 0 };
    const server = await show('1', response([chosen]), (before) => ({
      ...before,
      questions: [{ ...chosen, answer, answerVersion: 1, answeredAt: now, rightChoiceIds: ['oak'] }],
    }));
    fireEvent.click(await screen.findByLabelText('Slate'));
    press('Save answer');
    await screen.findByText('That is not right. This answer is final.');
    expect(sent(server, 'answer')).toEqual([{ questionId: 'q2', choiceIds: ['slate'], answerVersion: 0 }]);
    expect(screen.getByText('Right answer')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Slate').closest('fieldset')?.disabled).toBe(true);
  });

  it('given open questions that are required, when reviewed, then nothing can be submitted; answered, it is asked once more and is over', async () => {
    await show('review', response([written]), (before) => before);
    expect(await screen.findByText(/^1 question must still be answered/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Submit answers' })).toHaveProperty('disabled', true);
    cleanup();
    forgetEverything();

    const server = await show('review', response([{ ...written, answeredAt: now }]), (before, step) =>
      step === 'submit' ? { ...before, status: 'submitted', submittedAt: now } : before,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Submit answers' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Submit answers' }));
    expect(await screen.findByRole('heading', { name: 'The interview is over' })).toBeTruthy();
    expect(sent(server, 'submit')).toEqual([{}]);
  });

  it('given somebody who has more time, when they read what comes, then it says so, with the deadline in their time zone', async () => {
    await show('instructions', response([written], { status: 'invited', timeFactor: 1.5 }), (before) => ({
      ...before,
      status: 'begun',
    }));
    expect(await screen.findByText('You have 50% more time than usual.')).toBeTruthy();
    expect(screen.getByText(/^You can answer until Nov 2[45], 2026/)).toBeTruthy();
    press('Begin interview');
    expect(await screen.findByText('Why boats?')).toBeTruthy();
    expect(screen.getByTestId('address').textContent).toBe('/c/interviews/apply/i1/1?response=r1');
  });
});

describe('an interview of which two steps are open', () => {
  const second = { id: 'r2', stepName: 'Second interview', expiresAt: '2026-11-28T03:00:00.000Z' };
  const first = response([{ ...written, answeredAt: now }], { alsoOpen: [second] });

  it('given its address alone, when it is opened, then the present step has an address of its own, and what is sent names it', async () => {
    const server = await show('review', first, (before) => before);
    expect(await screen.findByText('Also waiting for your answers')).toBeTruthy();
    expect(screen.getByTestId('address').textContent).toBe('/c/interviews/apply/i1/review?response=r1');
    expect(screen.getByText('Second interview')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Submit answers' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit answers' }));
    await waitFor(() => expect(sent(server, 'submit')).toEqual([{}]));
    expect(server.calls.map(({ path }) => path)).toContain('/api/candidate/responses/i1?responseId=r1');
  });

  it('given the first is handed in, when it is over, then it says so and leads to the next', async () => {
    await show('review', first, (before) => ({ ...before, status: 'submitted', submittedAt: now }));
    fireEvent.click(await screen.findByRole('button', { name: 'Submit answers' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit answers' }));
    expect(await screen.findByRole('heading', { name: 'These answers have been received' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Go to Second interview' }));
    expect(screen.getByTestId('address').textContent).toBe('/c/interviews/apply/i1?response=r2');
  });
});

describe('recordings whose browser did not come back', () => {
  const later = '2026-11-20T11:59:00.000Z';
  const cutOff = {
    ...{ takeId: 't1', take: 1, fileId: 'f1', startedAt: '2026-11-20T11:58:00.000Z', until: later },
    ...{ stoppedAt: null, isInterrupted: false, isLost: false },
  };
  const recorded: MyQuestion = { ...blank, id: 'q3', responseType: 'video', text: null, takes: [cutOff] };
  const review = async (question: MyQuestion, more: Partial<MyResponse> = {}) => {
    await show('review', response([question], more), (before) => before);
    return screen.findByRole('heading', { level: 1 });
  };
  const submits = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit answers' });

  it('given one that was cut off, when the answers are looked over, then they may be handed in, and it is said what counts of it', async () => {
    await review(recorded);
    expect(screen.getByText(/recording 1 was interrupted/)).toBeTruthy();
    expect(submits().disabled).toBe(false);
  });

  it('given one whose time was over before it began, when the answers are looked over, then it answers nothing and nothing is promised', async () => {
    await review({ ...recorded, takes: [{ ...cutOff, isLost: true }] });
    expect(screen.queryByText(/was interrupted/)).toBeNull();
    expect(submits().disabled).toBe(true);
  });

  it('given an interview whose deadline was days ago, when it is looked at, then nothing is said to arrive any more', async () => {
    await review(recorded, { status: 'submitted', submittedAt: later, expiresAt: '2026-11-18T03:00:00.000Z' });
    expect(screen.queryByText(/was interrupted/)).toBeNull();
  });
});
