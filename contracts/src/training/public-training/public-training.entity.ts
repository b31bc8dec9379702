import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { derivedId, Id } from '#contracts/kernel/id';
import { slug } from '#contracts/kernel/text';
import { isEmbedOrigin, MAX_EMBED_ORIGINS, originOf, publicTrainingStatuses } from './public-training.choices.ts';

const embedOrigin = z.string().overwrite(originOf).refine(isEmbedOrigin, { message: 'embed-origin-invalid' });

const fields = {
  programId: Id,
  /** Last part of its public address, of one training of the company alone. */
  slug: slug(),
  /** On the company's page and in the sitemap; else whoever has the link alone finds it. */
  isListed: z.boolean(),
  /** Sites that may show it in a frame: `https://example.com`, `https://*.example.com`. */
  embedOrigins: z
    .array(embedOrigin)
    .max(MAX_EMBED_ORIGINS)
    .refine((origins) => new Set(origins).size === origins.length, { message: 'embed-origin-repeated' }),
};

/** The public link of a program: whoever has it signs up and learns, without working in the company. One for each program. */
export const publicTraining = entity({
  name: 'publicTraining',
  context: 'training',
  plural: 'public-trainings',
  permissions: 'tenant.training.programs',
  operations: ['create', 'change'],
  fields,
  defaults: { isListed: false, embedOrigins: [] },
  unique: { slug: { within: 'tenant' }, programId: { within: 'tenant' } },
  joined: { programName: z.string().nullable() },
  states: { values: publicTrainingStatuses, initial: 'withdrawn' },
  events: {
    /** From now on everybody who has the link may join. What it says is public with this event, and not before. */
    PublicTrainingOpened: fields,
    /** Nobody joins any more; those who have go on. */
    PublicTrainingWithdrawn: {},
  },
  apply: {
    PublicTrainingOpened: () => ({ status: 'open' as const }),
    PublicTrainingWithdrawn: () => ({ status: 'withdrawn' as const }),
  },
  commands: {
    OpenPublicTraining: { data: z.strictObject({}), path: 'open', summary: 'Open a training to whoever has its link' },
    WithdrawPublicTraining: {
      data: z.strictObject({}),
      path: 'withdraw',
      summary: 'Close the public link of a training; those who have joined go on',
    },
  },
  filters: ['status', 'programId'],
  sorts: ['updatedAt', 'programName', 'createdAt'],
  search: ['programName', 'slug'],
});
export type PublicTrainingView = typeof publicTraining.types.view;
export type PublicTrainingRecord = typeof publicTraining.types.record;
export type PublicTrainingEvent = typeof publicTraining.types.event;

/** What somebody from outside begins once more after this training of theirs, in the place of a schedule (docs/product.md TRA-71). */
export const trainingAgainIdOf = (assignmentId: string): string => derivedId('public-training-again', assignmentId);

/** Every way a public training may refuse beyond those of any entity. */
export type PublicTrainingRejection =
  | 'public-training-closed' // withdrawn, of a program that was removed, or of a company that is suspended
  | 'public-training-left' // the company has removed them from it
  | 'training-not-renewable' // its certificate does not expire yet, was withdrawn, or there is none
  | 'public-training-full' // as many have joined the company's trainings as may within a day
  | 'too-many-trainings' // of one person
  | 'public-training-program-fixed' // its link is of one program for good
  | 'embed-origin-invalid'
  | 'embed-origin-repeated';
