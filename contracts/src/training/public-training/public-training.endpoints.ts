import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { SourceCode } from '#contracts/recruiting/candidate-source/candidate-source.code';
import { PublicCompanyView } from '#contracts/recruiting/public/public.views';
import { learnerEndpoints } from '#contracts/training/assignment/assignment.endpoints';
import { MyTraining, Renewal } from '#contracts/training/assignment/assignment.views';
import { fetchMyCertificate, linkMyCertificate } from '#contracts/training/certificate/certificate.endpoints';
import { TRAINING_PAGE } from './public-training.choices.ts';

/** A public training as anybody sees it, with its description as it is shown (docs/product.md REC-5). */
export const ShownPublicTraining = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  descriptionHtml: z.string(),
  hasThumbnail: z.boolean(),
  lessons: z.array(z.string()),
  deadlineDays: z.int().nullable(),
  deadlineHours: z.int().nullable(),
  hasCertificate: z.boolean(),
  company: PublicCompanyView,
});
export type ShownPublicTraining = z.infer<typeof ShownPublicTraining>;

const publicPath = '/api/public/trainings/:id';

export const showPublicTraining = endpoint({
  method: 'GET',
  path: publicPath,
  access: 'public',
  summary: 'Get a training that is open to whoever has its link, and its company',
  params: ById,
  answer: ShownPublicTraining,
});

export const fetchTrainingPicture = endpoint({
  method: 'GET',
  path: `${publicPath}/picture`,
  access: 'public',
  summary: 'Get the picture of a training that is open to whoever has its link',
  params: ById,
  answer: z.unknown(),
  download: 'image/*',
});

/** One names the company, as its page does. The same person joins once. */
export const joinPublicTraining = endpoint({
  method: 'POST',
  path: '/api/candidate/public-trainings/:id/join',
  access: 'authenticated',
  summary: 'Join a public training: it is assigned in its current version, with its deadline from now on',
  params: ById,
  body: z.strictObject({ companyId: Id, source: SourceCode.default(TRAINING_PAGE) }),
  answer: z.object({ id: Id, source: z.string(), expiresAt: z.iso.datetime().nullable() }),
  status: 201,
  rateLimit: 'auth',
});

const mine = '/api/candidate/trainings';

/** What the training was joined by is still open, and its certificate expires soon or has expired. */
export const renewPublicTraining = endpoint({
  method: 'POST',
  path: `${mine}/:id/renew`,
  access: 'authenticated',
  summary:
    'Begin a public training again whose certificate expires: in its current version, with its deadline from now on',
  params: ById,
  body: z.strictObject({}),
  answer: joinPublicTraining.answer,
  status: 201,
  rateLimit: 'auth',
});

/** What somebody from outside does in a training that they have joined; `id` is of the public training. */
export const outside = learnerEndpoints(mine, 'authenticated');

/** The newest ones first, at most as many as one person may join. */
export const listOutsideTrainings = endpoint({
  method: 'GET',
  path: mine,
  access: 'authenticated',
  summary: 'List the public trainings that I have joined',
  answer: z.array(
    MyTraining.extend({ companyName: z.string(), publicTrainingId: Id.nullable(), renewal: Renewal.nullable() }),
  ),
});

export const fetchOutsideCertificate = endpoint({
  ...fetchMyCertificate,
  path: `${mine}/:id/certificate`,
  access: 'authenticated',
  summary: 'Get my certificate of a public training as a PDF',
});

export const linkOutsideCertificate = endpoint({
  ...linkMyCertificate,
  path: `${mine}/:id/certificate/link`,
  access: 'authenticated',
  summary: 'Get the link that proves my certificate of a public training',
});
