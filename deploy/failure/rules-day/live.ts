import { setTimeout as sleep } from 'node:timers/promises';
import { type Command, send } from '#deploy/failure/storm';
import { type Company, idOf } from './company.ts';
import type { Key, Life, Step } from './plan.ts';

type Body = Pick<Command, 'path' | 'body'>;
const labelled = (company: Company, keys: readonly Key[]): string[] => keys.map((key) => idOf(company, key));

/** The command of a step. */
const commandOf = (company: Company, { key, person }: Life, step: Step): Body => {
  switch (step.do) {
    case 'add': {
      const { title: currentTitle, ...place } = person ?? { title: '' };
      const email = `${key.toLowerCase()}@mail.example`;
      return { path: 'candidates', body: { firstName: 'Day', lastName: key, email, currentTitle, ...place } };
    }
    case 'label': {
      const body = { add: labelled(company, step.add), remove: labelled(company, step.remove) };
      return { path: `candidates/${idOf(company, key)}/labels`, body };
    }
    case 'open':
      return { path: 'interviews', body: { candidateId: idOf(company, key), jobId: idOf(company, step.job) } };
    case 'move': {
      const ids = [idOf(company, `${key}/${step.job}`)];
      return { path: 'interviews/status', body: { ids, status: step.to, isSilent: true } };
    }
    default:
      return { path: `jobs/${idOf(company, key)}/${step.do}`, body: {} };
  }
};

/** What a step has made has an id from now on. */
const noteMade = (company: Company, { key }: Life, step: Step, answer: unknown): void => {
  const { id, refused = [] } = answer as { id: string; refused?: { code: string }[] };
  if (refused.length > 0) throw new Error(`A step of ${key} was refused: ${refused[0]?.code}`);
  if (step.do === 'add') company.note(key, id);
  if (step.do === 'open') company.note(`${key}/${step.job}`, id);
};

const take = async (company: Company, life: Life, step: Step, name: string): Promise<void> => {
  const command = { key: `${life.key}-${name}`, ...commandOf(company, life, step) };
  noteMade(company, life, step, await send(company.call, command));
};

/** One life after the other by each of so many clients; `taken` is told of each step. */
export const liveAll = async (
  company: Company,
  lives: readonly Life[],
  { part, clients, taken = () => undefined }: { part: 'steps' | 'later'; clients: number; taken?: () => void },
): Promise<void> => {
  const queue = lives.values();
  const client = async () => {
    for (const life of queue)
      for (const [nth, step] of life[part].entries()) {
        await take(company, life, step, `${part}-${nth}`);
        taken();
      }
  };
  await Promise.all(Array.from({ length: clients }, client));
};

/**
 * Lives that begin at even distances, with even pauses between their steps, however long answers take: how long each took from the
 * moment at which it was to be sent. Milliseconds.
 */
export const liveTimed = async (
  company: Company,
  lives: readonly Life[],
  { everyMs, pauseMs }: { everyMs: number; pauseMs: number },
): Promise<number[]> => {
  const began = performance.now();
  const times: number[] = [];
  const live = async (life: Life, place: number) => {
    for (const [nth, step] of life.steps.entries()) {
      const due = began + place * everyMs + nth * pauseMs;
      await sleep(Math.max(0, due - performance.now()));
      await take(company, life, step, `steps-${nth}`);
      times.push(performance.now() - due);
    }
  };
  await Promise.all(lives.map(live));
  return times;
};
