import { DeciderCommandHandler } from '@event-driven-io/emmett';
import { interviewDecider } from 'command-service/recruiting/interview/interview.decider';
import { exampleCause } from 'contracts/kernel/examples';
import { newId, streamName } from 'contracts/kernel/id';
import { openEmmett } from './emmett.ts';
import { calm, openInterviews, openProduct, succeeded } from './product.ts';
import { median, perSecond, type Question, rounds, spread } from './question.ts';

const CLIENTS = 32;
const COMMANDS = 4_000;
const INTERVIEWS = 600;

const data = (index: number) => ({
  // Every visit of an interview moves it: its visits come INTERVIEWS commands apart.
  status: Math.floor(index / INTERVIEWS) % 2 === 0 ? ('reviewed' as const) : ('considered' as const),
  reasonId: null,
  isSilent: false,
  comment: 'Came prepared, asked the right questions about the role.',
});

const withEmmett = async (url: string) => {
  const store = await openEmmett(url);
  const handle = DeciderCommandHandler(interviewDecider);
  const streams = Array.from({ length: INTERVIEWS }, () => newId(exampleCause.now));
  const nameOf = (id: string) => streamName('interview', exampleCause.tenantId, id);
  await spread(INTERVIEWS, CLIENTS, async (index) => {
    const interviewId = streams[index] ?? '';
    const opened = { interviewId, candidateId: interviewId, jobId: interviewId };
    await handle(store, nameOf(interviewId), { type: 'CreateInterview', data: opened, metadata: exampleCause });
  });
  return {
    change: (index: number) =>
      handle(store, nameOf(streams[index % INTERVIEWS] ?? ''), {
        type: 'ChangeInterviewStatus',
        data: data(index),
        metadata: exampleCause,
      }),
    close: () => store.close(),
  };
};

export const command: Question = {
  name: 'command-http-vs-handler',
  method: `status changes with a comment over HTTP, ${CLIENTS} clients, codec and projections on, against Emmett's CommandHandler with the same decider on its own store, called directly`,
  measure: async () => {
    const product = await openProduct(CLIENTS);
    const emmett = await withEmmett(product.emmettUrl);
    try {
      const interviews = await openInterviews(product.call, INTERVIEWS);
      const change = async (index: number) => {
        const path = `/api/tenant/interviews/${interviews[index % INTERVIEWS]}/status`;
        succeeded(await product.call('POST', path, { body: data(index) }));
      };
      await spread(COMMANDS, CLIENTS, (index) => change(index + INTERVIEWS));
      const pairs = await rounds(async (round) => {
        const first = round * COMMANDS;
        await calm(product);
        return {
          theirs: await perSecond(COMMANDS, () => spread(COMMANDS, CLIENTS, (index) => emmett.change(first + index))),
          ours: await perSecond(COMMANDS, () => spread(COMMANDS, CLIENTS, (index) => change(first + index))),
        };
      });
      return [
        {
          name: 'command-http-vs-handler',
          value: median(pairs.map((p) => p.ours / p.theirs)),
          unit: 'ratio',
          n: COMMANDS,
        },
        { name: 'command-http', value: median(pairs.map((p) => p.ours)), unit: 'commands/s', n: COMMANDS },
        { name: 'command-emmett-handler', value: median(pairs.map((p) => p.theirs)), unit: 'commands/s', n: COMMANDS },
      ];
    } finally {
      await emmett.close();
      await product.close();
    }
  },
};
