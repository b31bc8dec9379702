import { act, renderHook } from '@testing-library/react';
import { problemError } from 'contracts/client/problem-error';
import type { MyLessonState } from 'contracts/training/assignment/assignment.views';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useWatching } from './useWatching.ts';

type WatchedReport = { stepId: string; parts: readonly { from: number; to: number }[] };

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const video = (): HTMLVideoElement => {
  const element = document.createElement('video');
  Object.defineProperty(element, 'paused', { value: false });
  Object.defineProperty(element, 'seeking', { value: false });
  return element;
};
/** Plays from one second to another, each of them as long as it takes. */
const play = async (element: HTMLVideoElement, from: number, to: number) => {
  for (let at = from; at <= to; at += 1) {
    element.currentTime = at;
    element.dispatchEvent(new Event('timeupdate'));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  }
};
const state = { watched: {} } as unknown as MyLessonState;

const watching = (tell: (told: WatchedReport) => Promise<MyLessonState>, stepId = 's-1') => {
  const element = video();
  const onRefused = vi.fn();
  const props = {
    media: { current: element },
    name: 'me lesson',
    startAt: 0,
    onTold: () => undefined,
    onRefused,
    tell,
  };
  const hook = renderHook(({ step }) => useWatching({ ...props, stepId: step }), { initialProps: { step: stepId } });
  return { element, onRefused, ...hook };
};

describe('what is watched', () => {
  it('given three minutes without a network, when it is back, then all of it is told in one part', async () => {
    let isOffline = true;
    const told: WatchedReport[] = [];
    const { element } = watching(async (one) => {
      if (isOffline) throw new TypeError('Failed to fetch');
      told.push(one);
      return state;
    });
    await play(element, 0, 180);
    isOffline = false;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(told).toEqual([{ stepId: 's-1', parts: [{ from: 0, to: 180_000 }] }]);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(told).toHaveLength(1);
  });

  it('given what could not be told, when the step changes or the page comes again, then it is told from there', async () => {
    const first = watching(async () => {
      throw new TypeError('Failed to fetch');
    });
    await play(first.element, 0, 20);
    first.rerender({ step: 's-2' });
    await play(first.element, 0, 5);
    first.unmount();
    const told: WatchedReport[] = [];
    watching(async (one) => {
      told.push(one);
      return state;
    });
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(told.map(({ stepId, parts }) => [stepId, parts[0]?.from])).toEqual([
      ['s-1', 0],
      ['s-2', 0],
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('given a video that is stopped after a moment, when it goes on, then that moment is told with what comes next to it (TRA-131)', async () => {
    const told: WatchedReport[] = [];
    const { element } = watching(async (one) => {
      told.push(one);
      return state;
    });
    await play(element, 0, 9);
    element.currentTime = 9.5;
    element.dispatchEvent(new Event('timeupdate'));
    element.dispatchEvent(new Event('pause'));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(told).toEqual([{ stepId: 's-1', parts: [{ from: 0, to: 9_000 }] }]);
    await play(element, 9.5, 29.5);
    const parts = told.flatMap((one) => one.parts);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.slice(1).map(({ from }) => from)).toEqual(parts.slice(0, -1).map(({ to }) => to));
  });

  it('given a part that is refused, when more is played, then it is dropped and the rest is told', async () => {
    const refusal = problemError({ type: 'about:blank', title: 'x', status: 422, code: 'step-without-video' });
    const told: WatchedReport[] = [];
    let isRefusing = true;
    const { element, onRefused } = watching(async (one) => {
      if (isRefusing) throw refusal;
      told.push(one);
      return state;
    });
    await play(element, 0, 12);
    expect(onRefused).toHaveBeenCalledWith(refusal);
    isRefusing = false;
    await play(element, 13, 30);
    const [first] = told;
    expect(first?.parts[0]?.from).toBeGreaterThan(8_000);
  });
});
